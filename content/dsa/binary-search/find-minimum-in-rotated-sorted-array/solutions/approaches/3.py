class Solution:
    def findMin(self, nums: List[int]) -> int:
        border = bisect_left(nums, True, key=lambda num: num <= nums[-1])
        return nums[border]
