class Solution:
    def search(self, nums: List[int], target: int) -> int:
        drop = None
        for i in range(1, len(nums)):
            if nums[i] < nums[i - 1]:
                drop = i
        lo, hi = (0, drop) if target >= nums[0] else (drop, len(nums))
        at = bisect_left(nums, target, lo, hi)
        return at if at < hi and nums[at] == target else -1
