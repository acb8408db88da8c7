class Solution:
    def sortColors(self, nums):
        nums[:] = sorted(Counter(nums).elements())
