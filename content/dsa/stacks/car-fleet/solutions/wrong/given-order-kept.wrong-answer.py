class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        fleets, slowest = 0, 0
        for p, v in zip(reversed(position), reversed(speed)):
            time = (target - p) / v
            if time > slowest:
                fleets += 1
                slowest = time
        return fleets
