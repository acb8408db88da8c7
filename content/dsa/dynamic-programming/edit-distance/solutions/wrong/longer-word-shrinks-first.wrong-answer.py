class Solution:
    def minDistance(self, word1, word2):
        i = j = edits = 0
        while i < len(word1) and j < len(word2):
            left, right = len(word1) - i, len(word2) - j
            if word1[i] == word2[j]:
                i, j = i + 1, j + 1
                continue
            edits += 1
            if left >= right:
                i += 1
            if left <= right:
                j += 1
        return edits + len(word1) - i + len(word2) - j
