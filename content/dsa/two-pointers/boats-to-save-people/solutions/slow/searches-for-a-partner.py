class Solution:
    def numRescueBoats(self, people: List[int], limit: int) -> int:
        people.sort()
        boats = 0
        while people:
            heaviest = people.pop()
            for i in range(len(people) - 1, -1, -1):
                if heaviest + people[i] <= limit:
                    people.pop(i)
                    break
            boats += 1
        return boats
