class Solution:
    def isIsomorphic(self, s: str, t: str) -> bool:
        for i in range(1, len(s)):
            if (s[i] == s[i - 1]) != (t[i] == t[i - 1]):
                return False
        return len(set(s)) == len(set(t))
