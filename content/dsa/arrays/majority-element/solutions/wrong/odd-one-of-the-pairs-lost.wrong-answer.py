class Solution:
    def majorityElement(self, nums):
        while len(nums) > 1:
            kept = [a for a, b in zip(nums[::2], nums[1::2]) if a == b]
            nums = kept or nums[:1]
        return nums[0]
