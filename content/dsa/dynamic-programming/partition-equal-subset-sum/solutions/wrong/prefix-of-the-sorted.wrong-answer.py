class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        nums.sort()
        total = sum(nums)
        return any([2 * left == total for left in accumulate(nums)])
