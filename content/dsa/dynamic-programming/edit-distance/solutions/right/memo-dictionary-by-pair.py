class Solution:
    def minDistance(self, word1, word2, memo=None):
        memo = {}

        def dist(i, j):
            if i < 0 or j < 0:
                return i + j + 2
            if (i, j) not in memo:
                if word1[i] == word2[j]:
                    memo[i, j] = dist(i - 1, j - 1)
                else:
                    memo[i, j] = 1 + min(dist(i - 1, j), dist(i, j - 1), dist(i - 1, j - 1))
            return memo[i, j]

        return dist(len(word1) - 1, len(word2) - 1)
