class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        ways = {0: 1}  # value of the signed numbers so far -> number of sign choices
        for num in nums:
            following = defaultdict(int)
            for value, count in ways.items():
                following[value + num] += count
                following[value - num] += count
            ways = following
        return ways.get(target, 0)
