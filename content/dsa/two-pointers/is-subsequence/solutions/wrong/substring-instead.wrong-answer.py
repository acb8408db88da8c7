class Solution:
    def isSubsequence(self, s: str, t: str) -> bool:
        return s in t
