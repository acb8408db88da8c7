class Solution:
    def isPalindrome(self, s: str) -> bool:
        t = s.lower()
        for mark in " ,.:;!?'\"-()":
            t = t.replace(mark, '')
        return t == t[::-1]
