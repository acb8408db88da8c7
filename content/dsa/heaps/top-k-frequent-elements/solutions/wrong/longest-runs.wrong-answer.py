class Solution:
    def topKFrequent(self, nums, k):
        longest = {}
        for x, run in groupby(nums):
            longest[x] = max(longest.get(x, 0), len(list(run)))
        return sorted(longest, key=longest.get, reverse=True)[:k]
