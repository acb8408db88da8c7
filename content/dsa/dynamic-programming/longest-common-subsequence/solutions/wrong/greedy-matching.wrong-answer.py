class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        length = start = 0
        for letter in text1:
            found = text2.find(letter, start)
            if found >= 0:
                length += 1
                start = found + 1
        return length
