class Solution:
    def search(self, nums, target):
        size = isqrt(len(nums))
        for start in range(0, len(nums) - size, size):
            if nums[start + size - 1] >= target:
                for i in range(start, start + size):
                    if nums[i] == target:
                        return i
                return -1
        return -1
