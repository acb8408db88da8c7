import statistics


class Solution:
    def majorityElement(self, nums):
        return statistics.mode(nums)
