class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        total = sum(nums)
        if abs(target) > total or (total + target) % 2 != 0:
            return 0
        plus = (total + target) // 2  # sum of the numbers that get a plus
        ways = [1] + [0] * plus
        for num in nums:
            for s in range(plus, num - 1, -1):
                ways[s] += ways[s - num]
        return ways[plus]
