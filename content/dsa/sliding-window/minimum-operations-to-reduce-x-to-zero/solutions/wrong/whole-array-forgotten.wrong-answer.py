class Solution:
    def minOperations(self, nums: List[int], x: int) -> int:
        target = sum(nums) - x
        longest = left = window = 0
        for right, num in enumerate(nums):
            window += num
            while left <= right and window > target:
                window -= nums[left]
                left += 1
            if window == target:
                longest = max(longest, right - left + 1)
        return len(nums) - longest if longest else -1  # an empty remainder is a result too
