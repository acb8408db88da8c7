class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        different = sum(a != b for a, b in zip(word1, word2))
        return different + abs(len(word1) - len(word2))
