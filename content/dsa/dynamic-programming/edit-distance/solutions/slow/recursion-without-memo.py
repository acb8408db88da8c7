class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        def cost(i, j):
            if i == 0 or j == 0:
                return i + j
            if word1[i - 1] == word2[j - 1]:
                return cost(i - 1, j - 1)
            return 1 + min(cost(i - 1, j), cost(i, j - 1), cost(i - 1, j - 1))

        return cost(len(word1), len(word2))
