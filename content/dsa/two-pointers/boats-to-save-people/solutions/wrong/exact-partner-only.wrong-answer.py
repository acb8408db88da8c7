class Solution:
    def numRescueBoats(self, people: List[int], limit: int) -> int:
        waiting = Counter()
        boats = 0
        for weight in people:
            if waiting[limit - weight]:
                waiting[limit - weight] -= 1
            else:
                waiting[weight] += 1
                boats += 1
        return boats
