class Solution:
    def moveZeroes(self, nums: List[int]) -> None:
        write = 0
        for read, num in enumerate(nums):
            if num != 0:
                nums[read], nums[write] = nums[write], num
                write += 1
