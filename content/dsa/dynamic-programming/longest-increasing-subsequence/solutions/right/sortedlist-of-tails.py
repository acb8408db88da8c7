from sortedcontainers import SortedList


class Solution:
    def lengthOfLIS(self, nums):
        tails = SortedList()
        for n in nums:
            i = tails.bisect_left(n)
            if i < len(tails):
                del tails[i]
            tails.add(n)
        return len(tails)
