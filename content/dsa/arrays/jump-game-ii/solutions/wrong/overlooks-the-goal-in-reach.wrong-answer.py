class Solution:
    def jump(self, nums: List[int]) -> int:
        at = jumps = 0
        goal = len(nums) - 1
        while at < goal:
            options = range(at + 1, min(at + nums[at], goal) + 1)
            at = max(options, key=lambda i: i + nums[i])
            jumps += 1
        return jumps
