class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        return not Counter(s1) - Counter(s2)  # the letters may be scattered over s2
