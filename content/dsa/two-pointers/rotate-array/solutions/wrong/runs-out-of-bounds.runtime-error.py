class Solution:
    def rotate(self, nums: List[int], k: int) -> None:
        copy_of_nums = nums[:]
        for i, num in enumerate(copy_of_nums):
            nums[i + k if i + k < len(nums) else i + k - len(nums)] = num  # k may exceed the length
