class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        levels = list(accumulate(g - c for g, c in zip(gas, cost)))
        if levels[-1] < 0:
            return -1
        return levels.index(min(levels))
