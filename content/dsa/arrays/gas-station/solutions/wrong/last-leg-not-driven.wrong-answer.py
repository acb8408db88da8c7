class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        n = len(gas)
        for start in range(n):
            tank = 0
            for step in range(n - 1):
                at = (start + step) % n
                tank += gas[at] - cost[at]
                if tank < 0:
                    break
            if tank >= 0:
                return start
        return -1
