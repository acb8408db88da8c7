class Solution:
    def countSubstrings(self, s):
        n = len(s)
        dp = [[True] * n for _ in range(n)]
        count = 0
        for i in range(n - 1, -1, -1):
            for j in range(i + 1, n):
                dp[i][j] = s[i] == s[j] and dp[i + 1][j - 1]
                count += dp[i][j]
        return count
