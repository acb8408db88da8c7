import bisect


class Solution:
    def search(self, nums, target):
        i = bisect.bisect_left(nums, target)
        return i if nums[i : i + 1] == [target] else -1
