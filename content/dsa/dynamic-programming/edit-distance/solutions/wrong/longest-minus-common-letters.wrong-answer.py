class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        m, n = len(word1), len(word2)
        common = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(m):
            for j in range(n):
                if word1[i] == word2[j]:
                    common[i + 1][j + 1] = common[i][j] + 1
                else:
                    common[i + 1][j + 1] = max(common[i][j + 1], common[i + 1][j])
        return max(m, n) - common[m][n]
