class Solution:
    def validPalindrome(self, s):
        return any(t == t[::-1] for t in (s, s[1:], s[:-1]))
