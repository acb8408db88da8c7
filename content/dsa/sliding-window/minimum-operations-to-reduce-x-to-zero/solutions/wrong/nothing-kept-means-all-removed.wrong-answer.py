class Solution:
    def minOperations(self, nums: List[int], x: int) -> int:
        goal = sum(nums) - x
        if goal < 0:
            return -1
        first = {0: -1}
        total = longest = 0
        for i, v in enumerate(nums):
            total += v
            first.setdefault(total, i)
            if total - goal in first:
                longest = max(longest, i - first[total - goal])
        return len(nums) - longest
