class Solution:
    def numRescueBoats(self, people, limit):
        people.sort()
        boats = i = 0
        while i < len(people):
            if i + 1 < len(people) and people[i] + people[i + 1] <= limit:
                i += 1
            i += 1
            boats += 1
        return boats
