class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        m, n = len(s1), len(s2)
        if m > n:
            return False
        wanted, window = Counter(), Counter()
        for i in range(m):
            wanted[s1[i]] += 1
            window[s2[i]] += 1
        for right in range(m, n):
            if window == wanted:
                return True
            window[s2[right]] += 1
            window[s2[right - m]] -= 1
        return window == wanted
