class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        start = tank = total = 0
        for i in range(len(gas)):
            gain = gas[i] - cost[i]
            total += gain
            tank += gain
            if tank < 0:
                start, tank = i + 1, 0
        return start if total >= 0 else -1
