class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        row = [0] * (len(word2) + 1)
        for letter in word1:
            above, row = row, [0]
            for j, other in enumerate(word2):
                row.append(above[j] if letter == other else 1 + min(above[j], above[j + 1], row[j]))
        return row[-1]
