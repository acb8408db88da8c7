class Solution:
    def numRescueBoats(self, people: List[int], limit: int) -> int:
        waiting = [0] * (limit + 1)  # how many people have each weight
        for weight in people:
            waiting[weight] += 1
        light, heavy = 1, limit
        boats = 0
        while light <= heavy:
            if waiting[heavy] == 0:
                heavy -= 1
            elif waiting[light] == 0:
                light += 1
            else:
                waiting[heavy] -= 1
                if waiting[light] > 0 and light + heavy <= limit:
                    waiting[light] -= 1
                boats += 1
        return boats
