class Solution:
    def moveZeroes(self, nums: List[int]) -> None:
        left, right = 0, len(nums) - 1
        while left < right:
            if nums[right] == 0:
                right -= 1
            elif nums[left] == 0:
                nums[left], nums[right] = nums[right], nums[left]  # changes the order of the others
            else:
                left += 1
