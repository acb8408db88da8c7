class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        memo = {}

        def count(i, total):
            if i == len(nums):
                return int(total == target)
            key = str(i) + str(total)
            if key not in memo:
                memo[key] = count(i + 1, total + nums[i]) + count(i + 1, total - nums[i])
            return memo[key]

        return count(0, 0)
