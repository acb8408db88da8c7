class Solution:
    def rob(self, nums: List[int]) -> int:
        best = [nums[0], max(nums[0], nums[1])]
        for i in range(2, len(nums)):
            best.append(max(best[i - 1], best[i - 2] + nums[i]))
        return best[-1]
