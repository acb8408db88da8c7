class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        # Keeps a longest common subsequence, deletes and inserts the rest.
        row = [0] * (len(word2) + 1)
        for letter in word1:
            above, row = row, [0]
            for j, other in enumerate(word2):
                row.append(above[j] + 1 if letter == other else max(above[j + 1], row[j]))
        return len(word1) + len(word2) - 2 * row[-1]
