class Solution:
    def numDecodings(self, s: str) -> int:
        dp = [1, 1]
        for i in range(1, len(s)):
            ways = 0
            if s[i] != "0":
                ways += dp[i]
            if s[i - 1] in "12" and int(s[i - 1 : i + 1]) <= 26:
                ways += dp[i - 1]
            dp.append(ways)
        return dp[-1]
