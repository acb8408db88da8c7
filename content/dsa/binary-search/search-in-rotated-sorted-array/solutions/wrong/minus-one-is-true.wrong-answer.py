class Solution:
    def search(self, nums, target):
        def find(lo, hi):
            i = bisect_left(nums, target, lo, hi)
            return i if i < hi and nums[i] == target else -1

        lo, hi = 0, len(nums) - 1
        while lo < hi:
            mid = (lo + hi) // 2
            if nums[mid] > nums[hi]:
                lo = mid + 1
            else:
                hi = mid
        return find(0, lo) or find(lo, len(nums))
