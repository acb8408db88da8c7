import functools
import operator


class Solution:
    singleNumber = lambda self, nums: functools.reduce(operator.xor, nums)
