class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        for i, num in enumerate(nums):
            if i > 0 and num == nums[i - 1]:
                nums.pop(i)  # the next element moves to i and is skipped
        return len(nums)
