class Solution:
    def lengthOfLIS(self, nums):
        tails = [0]
        for x in nums:
            i = bisect_left(tails, x)
            if i == len(tails):
                tails.append(x)
            elif i > 0:
                tails[i] = x
        return len(tails) - 1
