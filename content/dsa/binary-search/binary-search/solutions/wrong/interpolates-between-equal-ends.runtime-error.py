class Solution:
    def search(self, nums: List[int], target: int) -> int:
        lo, hi = 0, len(nums) - 1
        while lo <= hi and nums[lo] <= target <= nums[hi]:
            at = lo + (target - nums[lo]) * (hi - lo) // (nums[hi] - nums[lo])
            if nums[at] == target:
                return at
            if nums[at] < target:
                lo = at + 1
            else:
                hi = at - 1
        return -1
