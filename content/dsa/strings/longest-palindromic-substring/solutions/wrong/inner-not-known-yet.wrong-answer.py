class Solution:
    def longestPalindrome(self, s: str) -> str:
        n = len(s)
        pal = [[i >= j for j in range(n)] for i in range(n)]
        best = s[0]
        for i in range(n):
            for j in range(i + 1, n):
                pal[i][j] = s[i] == s[j] and pal[i + 1][j - 1]
                if pal[i][j] and j - i + 1 > len(best):
                    best = s[i:j + 1]
        return best
