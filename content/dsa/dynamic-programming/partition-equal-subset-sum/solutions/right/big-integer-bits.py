class Solution:
    def canPartition(self, nums):
        half, odd = divmod(sum(nums), 2)
        reachable = functools.reduce(lambda bits, n: bits | bits << n, nums, 1)
        return not odd and bool(reachable >> half & 1)
