class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        fleets = 0
        slowest = 0  # hours the last fleet ahead needs
        for start, pace in sorted(zip(position, speed), reverse=True):
            hours = (target - start) / pace
            if hours > slowest:
                fleets += 1
                slowest = hours
        return fleets
