import collections


class Solution:
    def topKFrequent(self, nums, k):
        values, _counts = zip(*collections.Counter(nums).most_common(k))
        return values
