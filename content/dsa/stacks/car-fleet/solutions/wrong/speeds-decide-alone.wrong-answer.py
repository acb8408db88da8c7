class Solution:
    def carFleet(self, target, position, speed):
        cars = sorted(zip(position, speed), reverse=True)
        fleets, limit = 0, inf
        for p, v in cars:
            if v <= limit:
                fleets += 1
                limit = v
        return fleets
