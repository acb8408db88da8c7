class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        m, n = len(s1), len(s2)
        wanted = sorted(s1)
        for start in range(n - m + 1):
            window = sorted(s2[start:start + m])
            if window == wanted:
                return True
        return False
