class Solution:
    def minSubArrayLen(self, target: int, nums: List[int]) -> int:
        best = inf
        left = window = 0
        for right, num in enumerate(nums):
            window += num
            if window >= target:  # one large number can make several others superfluous
                best = min(best, right - left + 1)
                window -= nums[left]
                left += 1
        return 0 if best == inf else best
