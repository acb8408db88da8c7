class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        total = sum(nums)
        return total % 2 == 0 and max(nums) <= total // 2
