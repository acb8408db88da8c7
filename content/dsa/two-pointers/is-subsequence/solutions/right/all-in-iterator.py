class Solution:
    def isSubsequence(self, s, t):
        rest = iter(t)
        return all(ch in rest for ch in s)
