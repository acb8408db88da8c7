class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        fleets, slowest = 0, -1
        for start, pace in sorted(zip(position, speed), reverse=True):
            hours = (target - start) // pace
            if hours > slowest:
                fleets += 1
                slowest = hours
        return fleets
