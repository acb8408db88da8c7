class Solution:
    def searchRange(self, nums: List[int], target: int) -> List[int]:
        low, high = 0, len(nums) - 1
        while low <= high:
            mid = (low + high) // 2
            if nums[mid] == target:
                return [mid, mid]  # there may be more on both sides
            if nums[mid] < target:
                low = mid + 1
            else:
                high = mid - 1
        return [-1, -1]
