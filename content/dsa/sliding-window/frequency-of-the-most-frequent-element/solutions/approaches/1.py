class Solution:
    def maxFrequency(self, nums: List[int], k: int) -> int:
        nums.sort()
        best = 0
        for right, target in enumerate(nums):
            budget, left = k, right
            while left >= 0 and target - nums[left] <= budget:
                budget -= target - nums[left]
                left -= 1
            best = max(best, right - left)
        return best
