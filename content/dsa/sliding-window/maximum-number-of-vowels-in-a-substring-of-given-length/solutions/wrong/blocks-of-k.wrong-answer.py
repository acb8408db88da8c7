class Solution:
    def maxVowels(self, s, k):
        best = 0
        for i in range(0, len(s) - k + 1, k):
            piece = s[i:i + k]
            best = max(best, sum(piece.count(v) for v in 'aeiou'))
        return best
