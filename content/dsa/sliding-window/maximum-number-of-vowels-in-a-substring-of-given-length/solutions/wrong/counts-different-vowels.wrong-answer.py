class Solution:
    def maxVowels(self, s: str, k: int) -> int:
        return max(len(set(s[i:i + k]) & set('aeiou')) for i in range(len(s) - k + 1))
