class Solution:
    def missingNumber(self, nums: List[int]) -> int:
        low, high = min(nums), max(nums)
        gap = set(range(low, high + 1)) - set(nums)
        return gap.pop() if gap else high + 1
