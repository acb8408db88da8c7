class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        def best(i, j):
            if i == 0 or j == 0:
                return 0
            if text1[i - 1] == text2[j - 1]:
                return best(i - 1, j - 1) + 1
            return max(best(i - 1, j), best(i, j - 1))

        return best(len(text1), len(text2))
