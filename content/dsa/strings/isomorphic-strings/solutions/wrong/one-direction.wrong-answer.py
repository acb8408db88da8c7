class Solution:
    def isIsomorphic(self, s: str, t: str) -> bool:
        to = {}
        # two characters may end up with the same replacement
        return all(to.setdefault(a, b) == b for a, b in zip(s, t))
