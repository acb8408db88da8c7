class Solution:
    def minOperations(self, nums: List[int], x: int) -> int:
        n = len(nums)
        best = n + 1
        prefix_sum = 0
        for prefix in range(n + 1):
            if prefix > 0:
                prefix_sum += nums[prefix - 1]
            total = prefix_sum
            for suffix in range(n - prefix + 1):
                if suffix > 0:
                    total += nums[n - suffix]
                if total == x:
                    best = min(best, prefix + suffix)
        return best if best <= n else -1
