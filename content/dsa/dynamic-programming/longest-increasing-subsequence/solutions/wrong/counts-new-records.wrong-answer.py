class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        return len(set(accumulate(nums, max)))
