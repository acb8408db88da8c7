class Solution:
    def isSubsequence(self, s: str, t: str) -> bool:
        m, n = len(s), len(t)
        # longest[i][j]: the LCS length of the first i characters of s and the first j of t.
        longest = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                if s[i - 1] == t[j - 1]:
                    longest[i][j] = longest[i - 1][j - 1] + 1
                else:
                    longest[i][j] = max(longest[i - 1][j], longest[i][j - 1])
        return longest[m][n] == m
