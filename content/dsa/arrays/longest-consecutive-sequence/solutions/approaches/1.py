class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        nums.sort()
        longest = run = 0
        for i in range(len(nums)):
            if i > 0 and nums[i] == nums[i - 1] + 1:
                run += 1
            elif i == 0 or nums[i] != nums[i - 1]:
                run = 1
            longest = max(longest, run)
        return longest
