class Solution:
    def maxVowels(self, s: str, k: int) -> int:
        best = 0
        for start in range(max(1, len(s) - k)):  # should be len(s) - k + 1
            best = max(best, sum(letter in 'aeiou' for letter in s[start:start + k]))
        return best
