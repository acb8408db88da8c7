class Solution:
    def jump(self, nums):
        n = len(nums)
        best = [0] + [n] * (n - 1)
        for i in range(n):
            for step in range(1, nums[i]):
                if i + step < n:
                    best[i + step] = min(best[i + step], best[i] + 1)
        return best[-1]
