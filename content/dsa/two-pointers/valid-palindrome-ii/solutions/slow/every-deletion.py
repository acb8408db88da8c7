class Solution:
    def validPalindrome(self, s: str) -> bool:
        if s == s[::-1]:
            return True
        for i in range(len(s)):
            rest = s[:i] + s[i + 1:]
            if rest == rest[::-1]:
                return True
        return False
