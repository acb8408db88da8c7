class Solution:
    def searchInsert(self, nums: List[int], target: int) -> int:
        if target in nums:
            return nums.index(target)
        low, high = 0, len(nums)
        while high - low > 1:
            mid = (low + high) // 2
            if nums[mid] < target:
                low = mid
            else:
                high = mid
        return high
