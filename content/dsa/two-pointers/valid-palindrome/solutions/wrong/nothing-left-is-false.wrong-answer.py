class Solution:
    def isPalindrome(self, s):
        t = ''.join(c for c in s.casefold() if c.isalnum())
        return bool(t) and t == t[::-1]
