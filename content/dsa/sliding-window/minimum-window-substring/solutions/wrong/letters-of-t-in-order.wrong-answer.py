class Solution:
    def minWindow(self, s: str, t: str) -> str:
        best = ''
        for start in range(len(s)):
            if s[start] != t[0]:
                continue
            i, at = start, 0
            while i < len(s) and at < len(t):
                at += s[i] == t[at]
                i += 1
            if at < len(t):
                break
            if not best or i - start < len(best):
                best = s[start:i]
        return best
