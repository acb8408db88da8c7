class Solution:
    def jump(self, nums: List[int]) -> int:
        i = jumps = 0
        last = len(nums) - 1
        while i < last:
            if nums[i] == 0:
                i -= 1  # stuck: tries again one step earlier
                continue
            i += nums[i]
            jumps += 1
        return jumps
