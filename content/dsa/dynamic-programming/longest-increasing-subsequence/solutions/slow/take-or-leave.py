class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        def longest(i, last):
            if i == len(nums):
                return 0
            best = longest(i + 1, last)
            if nums[i] > last:
                best = max(best, 1 + longest(i + 1, nums[i]))
            return best

        return longest(0, -inf)
