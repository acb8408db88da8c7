class Solution:
    def numRescueBoats(self, people: List[int], limit: int) -> int:
        people.sort()
        boats = i = 0
        while i < len(people):
            # Two light people in one boat leave two heavy ones without a partner.
            if i + 1 < len(people) and people[i] + people[i + 1] <= limit:
                i += 1
            i += 1
            boats += 1
        return boats
