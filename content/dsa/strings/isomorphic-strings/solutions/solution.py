class Solution:
    def isIsomorphic(self, s: str, t: str) -> bool:
        to, back = {}, {}
        for a, b in zip(s, t):
            if to.setdefault(a, b) != b or back.setdefault(b, a) != a:
                return False
        return True
