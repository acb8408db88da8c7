class Solution:
    def minSubArrayLen(self, target: int, nums: List[int]) -> int:
        best = left = total = 0
        for right, v in enumerate(nums):
            total += v
            while total > target:
                if not best or right - left + 1 < best:
                    best = right - left + 1
                total -= nums[left]
                left += 1
        return best
