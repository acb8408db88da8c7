class Solution:
    def maxVowels(self, s: str, k: int) -> int:
        best = 0
        for start in range(len(s) - k + 1):
            vowels = 0
            for i in range(start, start + k):
                vowels += s[i] in 'aeiou'
            best = max(best, vowels)
        return best
