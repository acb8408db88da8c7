class Solution:
    def longestCommonPrefix(self, strs):
        short = min(strs, key=len)
        i = 0
        while i < len(short) - 1 and all(w[i] == short[i] for w in strs):
            i += 1
        return short[:i]
