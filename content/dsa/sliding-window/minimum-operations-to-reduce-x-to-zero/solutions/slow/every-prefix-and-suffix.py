class Solution:
    def minOperations(self, nums: List[int], x: int) -> int:
        n = len(nums)
        best = inf
        prefix_sum = 0
        for prefix in range(n + 1):
            total, suffix = prefix_sum, 0
            while total < x and prefix + suffix < n:
                suffix += 1
                total += nums[n - suffix]
            if total == x:
                best = min(best, prefix + suffix)
            if prefix < n:
                prefix_sum += nums[prefix]
        return -1 if best == inf else best
