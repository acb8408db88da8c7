class Solution:
    def isIsomorphic(self, s: str, t: str) -> bool:
        for i in range(len(s)):
            for j in range(i + 1, len(s)):
                if (s[i] == s[j]) != (t[i] == t[j]):
                    return False
        return True
