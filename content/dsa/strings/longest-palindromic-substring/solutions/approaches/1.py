class Solution:
    def longestPalindrome(self, s: str) -> str:
        n, start, length = len(s), 0, 0
        pal = [[False] * n for _ in range(n)]
        for size in range(1, n + 1):
            for i in range(n - size + 1):
                j = i + size - 1
                if s[i] == s[j] and (size <= 3 or pal[i + 1][j - 1]):
                    pal[i][j] = True
                    start, length = i, size
        return s[start:start + length]
