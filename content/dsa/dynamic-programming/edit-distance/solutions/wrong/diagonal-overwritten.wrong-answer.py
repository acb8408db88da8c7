class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        dp = list(range(len(word2) + 1))
        for i in range(1, len(word1) + 1):
            dp[0] = i
            for j in range(1, len(word2) + 1):
                if word1[i - 1] == word2[j - 1]:
                    dp[j] = dp[j - 1]
                else:
                    dp[j] = 1 + min(dp[j - 1], dp[j])
        return dp[-1]
