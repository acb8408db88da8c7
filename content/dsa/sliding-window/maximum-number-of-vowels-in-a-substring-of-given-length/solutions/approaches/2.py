class Solution:
    def maxVowels(self, s: str, k: int) -> int:
        prefix = [0, *accumulate(letter in 'aeiou' for letter in s)]
        return max(prefix[i + k] - prefix[i] for i in range(len(s) - k + 1))
