class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        nums = sorted(set(nums))
        longest, start = 1, nums[0]  # there may be no first number
        for a, b in pairwise(nums):
            if b != a + 1:
                start = b
            longest = max(longest, b - start + 1)
        return longest
