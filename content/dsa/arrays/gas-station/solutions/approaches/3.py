class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        n = len(gas)
        start = tank = 0
        lowest = inf
        for i in range(n):
            tank += gas[i] - cost[i]
            if tank < lowest:
                lowest = tank
                start = (i + 1) % n
        return start if tank >= 0 else -1
