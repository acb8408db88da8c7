class Solution:
    def mergeAlternately(self, word1: str, word2: str) -> str:
        out = []
        for a, b in zip_longest(word1, word2, fillvalue=''):
            out.append(a)
            if b != a:
                out.append(b)
        return ''.join(out)
