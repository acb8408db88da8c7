class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        present = set(nums)
        longest = 0
        for num in present:
            if num - 1 not in present:
                end = num
                while end in present:
                    end += 1
                longest = max(longest, end - num)
        return longest
