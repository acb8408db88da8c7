class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        start = tank = total = 0
        for i, (g, c) in enumerate(zip(gas, cost)):
            tank += g - c
            total += g - c
            if tank < 0:
                tank = 0
                start = i + 1
        return start if start and total >= 0 else -1
