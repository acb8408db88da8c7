class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        wanted = sorted(s1)
        return any(sorted(s2[i:i + len(s1)]) == wanted for i in range(len(s2) - len(s1)))
