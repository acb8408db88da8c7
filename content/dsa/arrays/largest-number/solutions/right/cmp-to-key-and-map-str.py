from functools import cmp_to_key


class Solution:
    def largestNumber(self, nums):
        digits = sorted(map(str, nums), key=cmp_to_key(lambda a, b: (a + b < b + a) - (a + b > b + a)))
        return '0' if digits[0] == '0' else ''.join(digits)
