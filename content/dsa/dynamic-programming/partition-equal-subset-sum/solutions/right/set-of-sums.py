class Solution:
    def canPartition(self, nums):
        total = sum(nums)
        if total % 2:
            return False
        sums = {0}
        for n in nums:
            sums |= {s + n for s in sums if s + n <= total // 2}
        return total // 2 in sums
