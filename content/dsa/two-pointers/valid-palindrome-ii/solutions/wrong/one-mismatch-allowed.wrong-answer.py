class Solution:
    def validPalindrome(self, s: str) -> bool:
        n = len(s)
        return sum(s[i] != s[n - 1 - i] for i in range(n // 2)) <= 1
