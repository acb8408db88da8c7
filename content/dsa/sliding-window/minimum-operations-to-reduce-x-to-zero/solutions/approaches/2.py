class Solution:
    def minOperations(self, nums: List[int], x: int) -> int:
        n = len(nums)
        lengths = {0: 0}  # prefix sum -> length of the prefix
        prefix_sum = 0
        for i, num in enumerate(nums):
            prefix_sum += num
            lengths[prefix_sum] = i + 1
        best = n + 1
        t = 0
        for suffix in range(n + 1):
            if suffix > 0:
                t += nums[n - suffix]
            prefix = lengths.get(x - t, n + 1)
            if prefix + suffix <= n:
                best = min(best, prefix + suffix)
        return best if best <= n else -1
