class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        longest = current = min(len(nums), 1)
        for a, b in pairwise(nums):  # looks only at neighbors, in the order given
            current = current + 1 if b == a + 1 else 1
            longest = max(longest, current)
        return longest
