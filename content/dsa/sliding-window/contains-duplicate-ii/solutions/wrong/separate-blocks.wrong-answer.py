class Solution:
    def containsNearbyDuplicate(self, nums, k):
        for start in range(0, len(nums), k + 1):
            block = nums[start:start + k + 1]
            if len(set(block)) < len(block):
                return True
        return False
