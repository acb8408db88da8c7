class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        goal = sum(map(ord, s1))
        k = len(s1)
        now = sum(map(ord, s2[:k]))
        if len(s2) >= k and now == goal:
            return True
        for i in range(k, len(s2)):
            now += ord(s2[i]) - ord(s2[i - k])
            if now == goal:
                return True
        return False
