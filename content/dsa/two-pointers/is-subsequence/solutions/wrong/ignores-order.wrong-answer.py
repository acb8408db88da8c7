class Solution:
    def isSubsequence(self, s: str, t: str) -> bool:
        return not Counter(s) - Counter(t)  # enough letters of each kind, in whatever order
