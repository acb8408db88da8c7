class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        total = sum(nums)
        if abs(target) > total:
            return 0
        plus = (total + target) // 2  # rounded down when the sum is odd
        ways = [1] + [0] * plus
        for num in nums:
            for s in range(plus, num - 1, -1):
                ways[s] += ways[s - num]
        return ways[plus]
