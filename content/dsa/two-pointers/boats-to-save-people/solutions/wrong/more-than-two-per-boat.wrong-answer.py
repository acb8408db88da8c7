class Solution:
    def numRescueBoats(self, people: List[int], limit: int) -> int:
        people.sort()
        light, heavy = 0, len(people) - 1
        boats = 0
        while light <= heavy:
            room = limit - people[heavy]
            heavy -= 1
            while light <= heavy and people[light] <= room:  # fills up by weight; there are only two seats
                room -= people[light]
                light += 1
            boats += 1
        return boats
