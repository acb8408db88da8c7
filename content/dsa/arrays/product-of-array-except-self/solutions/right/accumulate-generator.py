from itertools import accumulate, chain
from operator import mul


class Solution:
    def productExceptSelf(self, nums):
        left = accumulate(chain([1], nums[:-1]), mul)
        right = list(accumulate(chain([1], reversed(nums[1:])), mul))[::-1]
        return (a * b for a, b in zip(left, right))
