class Solution:
    def searchRange(self, nums: List[int], target: int) -> List[int]:
        lo, hi = 0, len(nums) - 1
        while lo <= hi:
            mid = lo + (hi - lo) // 2
            if nums[mid] == target:
                first = last = mid
                if mid > 0 and nums[mid - 1] == target:
                    first -= 1
                if mid + 1 < len(nums) and nums[mid + 1] == target:
                    last += 1
                return [first, last]
            if nums[mid] < target:
                lo = mid + 1
            else:
                hi = mid - 1
        return [-1, -1]
