class Solution:
    def searchRange(self, nums: List[int], target: int) -> List[int]:
        def outermost(leftmost):
            low, high, found = 0, len(nums) - 1, -1
            while low <= high:
                mid = (low + high) // 2
                if nums[mid] == target:
                    found = mid
                if nums[mid] > target or nums[mid] == target and leftmost:
                    high = mid - 1
                else:
                    low = mid + 1
            return found

        return [outermost(True), outermost(False)]
