class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        fleets, ahead = 0, 0
        for start, pace in sorted(zip(position, speed), reverse=True):
            hours = (target - start) / pace
            if hours > ahead:
                fleets += 1
            ahead = hours  # the car ahead may itself be held up for longer
        return fleets
