class Solution:
    def pivotIndex(self, nums: List[int]) -> int:
        right = sum(nums)
        left = 0
        for i, x in enumerate(nums):
            if left == right:
                return i
            left += x
            right -= x
        return -1
