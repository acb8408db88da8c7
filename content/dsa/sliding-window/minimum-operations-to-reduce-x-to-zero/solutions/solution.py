class Solution:
    def minOperations(self, nums: List[int], x: int) -> int:
        target = sum(nums) - x
        if target < 0:
            return -1
        longest = -1
        left = window = 0
        for right, num in enumerate(nums):
            window += num
            while window > target:
                window -= nums[left]
                left += 1
            if window == target:
                longest = max(longest, right - left + 1)
        return len(nums) - longest if longest >= 0 else -1
