class Solution:
    def jump(self, nums: List[int]) -> int:
        start = end = jumps = 0
        while end < len(nums) - 1:
            farthest = max(i + nums[i] for i in range(start, end + 1))
            start, end = end + 1, farthest
            jumps += 1
        return jumps
