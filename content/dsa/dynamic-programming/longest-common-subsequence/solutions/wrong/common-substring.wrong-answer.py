class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        best = 0
        row = [0] * (len(text2) + 1)
        for letter in text1:
            above, row = row, [0]
            for j, other in enumerate(text2):
                row.append(above[j] + 1 if letter == other else 0)
            best = max(best, max(row))
        return best
