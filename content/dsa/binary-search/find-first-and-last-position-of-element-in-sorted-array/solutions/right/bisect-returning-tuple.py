from bisect import bisect_left, bisect_right


class Solution:
    def searchRange(self, nums, target):
        lo, hi = bisect_left(nums, target), bisect_right(nums, target)
        return (lo, hi - 1) if lo < hi else (-1, -1)
