class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        values = {x for x in nums if x > 0}
        if not values:
            return 1
        top = max(values)
        gap = top * (top + 1) // 2 - sum(values)
        return gap if gap else top + 1
