class Solution:
    def isSubsequence(self, s, t):
        i = 0
        for c in t:
            if i < len(s) and s[i] == c:
                i += 1
            if i == len(s):
                return True
        return False
