from functools import reduce


class Solution:
    def maxSubArray(self, nums):
        step = lambda state, n: (max(n, state[0] + n), max(state[1], n, state[0] + n))
        return reduce(step, nums[1:], (nums[0], nums[0]))[1]
