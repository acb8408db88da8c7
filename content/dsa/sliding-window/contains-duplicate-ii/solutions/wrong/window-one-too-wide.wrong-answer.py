class Solution:
    def containsNearbyDuplicate(self, nums: List[int], k: int) -> bool:
        for i in range(len(nums)):
            window = nums[i:i + k + 2]  # k + 1 elements would reach index i + k
            if len(set(window)) < len(window):
                return True
        return False
