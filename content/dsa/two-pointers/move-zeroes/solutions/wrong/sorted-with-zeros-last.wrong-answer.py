class Solution:
    def moveZeroes(self, nums):
        nums.sort(key=lambda v: (v == 0, v))
