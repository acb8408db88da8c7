class Solution:
    def isSubsequence(self, s: str, t: str) -> bool:
        where = {c: i for i, c in enumerate(t)}
        at = -1
        for c in s:
            if where.get(c, -1) <= at:
                return False
            at = where[c]
        return True
