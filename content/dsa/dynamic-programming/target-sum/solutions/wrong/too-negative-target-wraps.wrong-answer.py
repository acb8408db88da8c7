class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        total = sum(nums)
        if target > total or (total + target) % 2:
            return 0
        plus = (total + target) // 2
        ways = [1] + [0] * total
        for x in nums:
            for s in range(total, x - 1, -1):
                ways[s] += ways[s - x]
        return ways[plus]
