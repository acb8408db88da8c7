class Solution:
    def mergeAlternately(self, word1, word2):
        n = min(len(word1), len(word2))
        merged = ''.join(a + b for a, b in zip(word1, word2))
        return merged + word1[n:] + word2[n + 1:]
