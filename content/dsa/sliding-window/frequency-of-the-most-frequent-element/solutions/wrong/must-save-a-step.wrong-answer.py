class Solution:
    def maxFrequency(self, nums: List[int], k: int) -> int:
        nums.sort()
        left = total = best = 0
        for right, target in enumerate(nums):
            total += target
            while left < right and target * (right - left + 1) - total >= k:
                total -= nums[left]
                left += 1
            best = max(best, right - left + 1)
        return best
