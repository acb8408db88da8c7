class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        i = 0
        while i < len(nums):
            if nums[i] == nums[i + 1] == nums[i + 2]:  # the last elements have no such neighbors
                nums.pop(i)
            else:
                i += 1
        return len(nums)
