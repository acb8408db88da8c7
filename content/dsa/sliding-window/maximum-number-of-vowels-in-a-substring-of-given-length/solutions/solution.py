class Solution:
    def maxVowels(self, s: str, k: int) -> int:
        vowels = best = 0
        for i, letter in enumerate(s):
            vowels += letter in 'aeiou'
            if i >= k:
                vowels -= s[i - k] in 'aeiou'
            best = max(best, vowels)
        return best
