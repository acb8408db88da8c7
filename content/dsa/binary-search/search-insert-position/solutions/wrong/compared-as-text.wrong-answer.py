class Solution:
    def searchInsert(self, nums: List[int], target: int) -> int:
        return bisect_left(nums, str(target), key=str)
