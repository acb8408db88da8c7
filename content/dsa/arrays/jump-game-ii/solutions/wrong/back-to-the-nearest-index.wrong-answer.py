class Solution:
    def jump(self, nums: List[int]) -> int:
        at, jumps = len(nums) - 1, 0
        while at > 0:
            before = at - 1
            while before + nums[before] < at:
                before -= 1
            at = before
            jumps += 1
        return jumps
