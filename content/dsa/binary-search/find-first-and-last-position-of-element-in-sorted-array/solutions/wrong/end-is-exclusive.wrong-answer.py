class Solution:
    def searchRange(self, nums: List[int], target: int) -> List[int]:
        start = bisect.bisect_left(nums, target)
        end = bisect.bisect_right(nums, target)
        return [start, end] if start < end else [-1, -1]
