class Solution:
    def canCompleteCircuit(self, gas, cost):
        n = len(gas)
        start = 0
        while start < n:
            tank, i = 0, start
            while i < n:
                tank += gas[i] - cost[i]
                if tank < 0:
                    break
                i += 1
            if i == n:
                return start
            start = i + 1
        return -1
