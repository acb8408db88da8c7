class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        above = [0] * (len(text2) + 1)
        for a in text1:
            row = [0]
            for j, b in enumerate(text2):
                row.append(above[j] + 1 if a == b else above[j + 1])
            above = row
        return above[-1]
