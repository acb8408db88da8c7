class Solution:
    def isSubsequence(self, s: str, t: str) -> bool:
        letters = iter(t)
        return all(c in letters for c, _ in groupby(s))
