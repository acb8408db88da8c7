class Solution:
    def countSubstrings(self, s: str) -> int:
        n, count = len(s), 0
        pal = [[False] * n for _ in range(n)]
        for i in range(n - 1, -1, -1):
            for j in range(i, n):
                pal[i][j] = s[i] == s[j] and (j - i < 2 or pal[i + 1][j - 1])
                count += pal[i][j]
        return count
