class Solution:
    def searchRange(self, nums: List[int], target: int) -> List[int]:
        first = last = 0
        lo, hi = 0, len(nums) - 1
        while lo <= hi:
            mid = (lo + hi) // 2
            if nums[mid] >= target:
                if nums[mid] == target:
                    first = mid
                hi = mid - 1
            else:
                lo = mid + 1
        if not first:
            return [-1, -1]
        last = bisect_right(nums, target) - 1
        return [first, last]
