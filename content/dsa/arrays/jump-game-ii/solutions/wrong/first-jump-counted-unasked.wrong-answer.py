class Solution:
    def jump(self, nums: List[int]) -> int:
        jumps, end, reach = 1, nums[0], nums[0]
        for i in range(1, len(nums)):
            if i > end:
                jumps += 1
                end = reach
            reach = max(reach, i + nums[i])
        return jumps
