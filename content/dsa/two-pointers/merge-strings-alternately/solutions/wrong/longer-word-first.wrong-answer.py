class Solution:
    def mergeAlternately(self, word1: str, word2: str) -> str:
        if len(word1) < len(word2):
            word1, word2 = word2, word1  # word1 goes first whatever its length
        merged = []
        for i in range(len(word1)):
            merged.append(word1[i])
            if i < len(word2):
                merged.append(word2[i])
        return ''.join(merged)
