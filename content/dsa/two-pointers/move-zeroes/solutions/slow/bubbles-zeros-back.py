class Solution:
    def moveZeroes(self, nums: List[int]) -> None:
        for end in range(len(nums) - 1, 0, -1):
            for i in range(end):
                if nums[i] == 0:
                    nums[i], nums[i + 1] = nums[i + 1], nums[i]
