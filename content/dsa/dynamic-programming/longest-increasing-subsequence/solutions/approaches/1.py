class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        longest = []
        for i, num in enumerate(nums):
            longest.append(1 + max((longest[j] for j in range(i) if nums[j] < num), default=0))
        return max(longest)
