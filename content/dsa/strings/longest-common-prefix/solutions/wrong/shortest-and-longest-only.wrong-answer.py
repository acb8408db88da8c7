class Solution:
    def longestCommonPrefix(self, strs):
        a, b = min(strs, key=len), max(strs, key=len)
        for i, c in enumerate(a):
            if b[i] != c:
                return a[:i]
        return a
