from itertools import count


class Solution:
    def firstMissingPositive(self, nums):
        return next(i for i in count(1) if i not in nums) if len(nums) < 9 else self.large(frozenset(nums))

    @staticmethod
    def large(have):
        return next(filter(lambda i: i not in have, count(1)))
