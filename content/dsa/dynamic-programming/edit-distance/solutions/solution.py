class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        row = list(range(len(word2) + 1))  # edits from the empty prefix of word1
        for i, letter in enumerate(word1, 1):
            above, row = row, [i]
            for j, other in enumerate(word2):
                if letter == other:
                    row.append(above[j])
                else:
                    row.append(1 + min(above[j], above[j + 1], row[j]))
        return row[-1]
