class Solution:
    def minSubArrayLen(self, target: int, nums: List[int]) -> int:
        total = 0
        for count, num in enumerate(sorted(nums, reverse=True), 1):
            total += num  # these numbers need not be neighbors
            if total >= target:
                return count
        return 0
