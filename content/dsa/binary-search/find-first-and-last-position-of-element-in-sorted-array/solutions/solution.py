class Solution:
    def searchRange(self, nums: List[int], target: int) -> List[int]:
        def first_at_least(value):
            low, high = 0, len(nums)
            while low < high:
                mid = (low + high) // 2
                if nums[mid] < value:
                    low = mid + 1
                else:
                    high = mid
            return low

        start = first_at_least(target)
        if start == len(nums) or nums[start] != target:
            return [-1, -1]
        return [start, first_at_least(target + 1) - 1]
