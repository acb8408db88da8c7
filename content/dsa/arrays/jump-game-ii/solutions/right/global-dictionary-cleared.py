reach = {}


class Solution:
    def jump(self, nums):
        reach.clear()
        reach[0] = 0
        jumps = 0
        while reach[jumps] < len(nums) - 1:
            start = reach.get(jumps - 1, -1) + 1
            reach[jumps + 1] = max(i + nums[i] for i in range(start, reach[jumps] + 1))
            jumps += 1
        return jumps
