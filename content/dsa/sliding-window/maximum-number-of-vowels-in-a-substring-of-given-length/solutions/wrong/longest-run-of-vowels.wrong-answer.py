class Solution:
    def maxVowels(self, s, k):
        run = best = 0
        for c in s:
            run = run + 1 if c in 'aeiou' else 0
            best = max(best, run)
        return min(best, k)
