class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        n = len(gas)
        for start in range(n):
            tank = step = 0
            while step < n and tank >= 0:
                i = (start + step) % n
                tank += gas[i] - cost[i]
                step += 1
            if tank >= 0:
                return start
        return -1
