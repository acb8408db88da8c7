class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        left = right = 0
        for num in sorted(nums, reverse=True):
            if left <= right:
                left += num
            else:
                right += num
        return left == right
