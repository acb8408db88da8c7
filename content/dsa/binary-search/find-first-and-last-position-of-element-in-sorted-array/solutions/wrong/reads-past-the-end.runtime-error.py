class Solution:
    def searchRange(self, nums: List[int], target: int) -> List[int]:
        start = bisect.bisect_left(nums, target)
        if nums[start] != target:  # start may be len(nums)
            return [-1, -1]
        return [start, bisect.bisect_right(nums, target) - 1]
