class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        length = {}  # right at the two ends of each run
        longest = 0
        for x in nums:
            if x in length:
                continue
            left = length.get(x - 1, 0)
            right = length.get(x + 1, 0)
            joined = left + right + 1
            length[x] = length[x - left] = length[x + right] = joined
            longest = max(longest, joined)
        return longest
