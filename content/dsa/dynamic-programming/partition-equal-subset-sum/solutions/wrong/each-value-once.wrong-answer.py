class Solution:
    def canPartition(self, nums):
        total = sum(nums)
        if total % 2:
            return False
        sums = 1
        for x in set(nums):
            sums |= sums << x
        return bool(sums >> total // 2 & 1)
