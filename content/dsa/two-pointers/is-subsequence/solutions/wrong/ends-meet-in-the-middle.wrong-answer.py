class Solution:
    def isSubsequence(self, s, t):
        half = len(s) // 2
        a = -1
        for c in s[:half]:
            a = t.find(c, a + 1)
            if a < 0:
                return False
        b = len(t)
        for c in reversed(s[half:]):
            b = t.rfind(c, 0, b)
            if b < 0:
                return False
        return a <= b
