class Solution:
    def carFleet(self, target, position, speed):
        return len({(target - p) / v for p, v in zip(position, speed)})
