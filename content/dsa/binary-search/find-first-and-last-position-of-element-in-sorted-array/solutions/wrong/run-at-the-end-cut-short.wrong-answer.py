class Solution:
    def searchRange(self, nums, target):
        i = bisect_left(nums, target)
        if i == len(nums) or nums[i] != target:
            return [-1, -1]
        j, step = i, 1
        while j + step < len(nums) - 1 and nums[j + step] == target:
            j += step
            step *= 2
        while step:
            if j + step < len(nums) - 1 and nums[j + step] == target:
                j += step
            else:
                step //= 2
        return [i, j]
