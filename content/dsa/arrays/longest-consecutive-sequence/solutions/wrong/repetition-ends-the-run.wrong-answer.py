class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        nums = sorted(nums)
        longest = current = min(len(nums), 1)
        for a, b in pairwise(nums):
            current = current + 1 if b == a + 1 else 1  # an equal number starts again
            longest = max(longest, current)
        return longest
