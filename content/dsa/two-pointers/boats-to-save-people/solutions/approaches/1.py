class Solution:
    def numRescueBoats(self, people: List[int], limit: int) -> int:
        waiting = sorted(people)
        boats = 0
        while waiting:
            heaviest = waiting.pop()
            for i in reversed(range(len(waiting))):
                if heaviest + waiting[i] <= limit:
                    waiting.pop(i)
                    break
            boats += 1
        return boats
