class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        fleets = 0
        for start, pace in zip(position, speed):
            hours = (target - start) / pace
            if all((target - other) / drive < hours for other, drive in zip(position, speed) if other > start):
                fleets += 1
        return fleets
