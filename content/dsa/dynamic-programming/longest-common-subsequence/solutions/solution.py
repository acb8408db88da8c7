class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        row = [0] * (len(text2) + 1)
        for letter in text1:
            above, row = row, [0]
            for j, other in enumerate(text2):
                if letter == other:
                    row.append(above[j] + 1)
                else:
                    row.append(max(above[j + 1], row[j]))
        return row[-1]
