class Solution:
    def validPalindrome(self, s: str) -> bool:
        if s == s[::-1]:
            return True
        return any(s.replace(c, '') == s.replace(c, '')[::-1] for c in set(s))
