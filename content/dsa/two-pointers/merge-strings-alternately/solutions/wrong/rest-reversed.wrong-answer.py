class Solution:
    def mergeAlternately(self, word1: str, word2: str) -> str:
        a, b = list(word1[::-1]), list(word2[::-1])
        out = []
        while a and b:
            out += [a.pop(), b.pop()]
        return ''.join(out + a + b)
