class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        n = len(position)
        hours = [(target - start) / pace for start, pace in zip(position, speed)]
        fleets = 0
        for i in range(n):
            if all(hours[j] < hours[i] for j in range(n) if position[j] > position[i]):
                fleets += 1
        return fleets
