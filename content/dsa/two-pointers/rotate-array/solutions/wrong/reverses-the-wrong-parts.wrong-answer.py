class Solution:
    def rotate(self, nums, k):
        n = len(nums)
        k %= n
        nums.reverse()
        nums[:n - k] = reversed(nums[:n - k])
        nums[n - k:] = reversed(nums[n - k:])
