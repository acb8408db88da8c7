class Solution:
    def jump(self, nums: List[int]) -> int:
        n = len(nums)
        jumps = [0] + [n] * (n - 1)  # n: more than any route takes
        for i in range(n):
            for j in range(i + 1, min(n, i + nums[i] + 1)):
                jumps[j] = min(jumps[j], jumps[i] + 1)
        return jumps[-1]
