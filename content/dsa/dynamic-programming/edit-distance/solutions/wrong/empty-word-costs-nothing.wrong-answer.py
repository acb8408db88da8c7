class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        if not word1 or not word2:
            return 0
        row = list(range(len(word2) + 1))
        for i, a in enumerate(word1, 1):
            corner, row[0] = row[0], i
            for j, b in enumerate(word2, 1):
                cost = corner if a == b else 1 + min(corner, row[j], row[j - 1])
                corner, row[j] = row[j], cost
        return row[-1]
