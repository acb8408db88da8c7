class Solution:
    def minSubArrayLen(self, target: int, nums: List[int]) -> int:
        best = inf
        for start in range(len(nums)):
            total = 0
            for end in range(start, len(nums)):
                total += nums[end]
                if total >= target:
                    best = min(best, end - start + 1)
                    break
        return 0 if best == inf else best
