class Solution:
    def jump(self, nums: List[int]) -> int:
        best = [0] + [len(nums)] * (len(nums) - 1)
        for i in range(1, len(nums)):
            for j in range(i):
                if j + nums[j] >= i and best[j] + 1 < best[i]:
                    best[i] = best[j] + 1
        return best[-1]
