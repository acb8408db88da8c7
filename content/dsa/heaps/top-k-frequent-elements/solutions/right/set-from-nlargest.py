import heapq


class Solution:
    def topKFrequent(self, nums, k):
        count = {}
        for n in nums:
            count[n] = count.get(n, 0) + 1
        return set(heapq.nlargest(k, count, key=count.get))
