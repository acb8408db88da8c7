class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        length = {}
        for x in nums:
            if x not in length:
                length[x] = length.get(x - 1, 0) + length.get(x + 1, 0) + 1
        return max(length.values(), default=0)
