class Solution:
    def containsNearbyDuplicate(self, nums, k):
        window = set()
        for i, x in enumerate(nums):
            if x in window:
                return True
            window.add(x)
            if len(window) > k:
                window.pop()
        return False
