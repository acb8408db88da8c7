class Solution:
    def characterReplacement(self, s, k):
        longest = max(len(list(g)) for _, g in groupby(s))
        return min(len(s), longest + k)
