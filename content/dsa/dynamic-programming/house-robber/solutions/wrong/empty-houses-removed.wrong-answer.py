class Solution:
    def rob(self, nums: List[int]) -> int:
        taken = left = 0
        for money in filter(None, nums):
            taken, left = left + money, max(left, taken)
        return max(taken, left)
