class Solution:
    def isPalindrome(self, s):
        kept = [c for c in s if c.isalnum()]
        return all(a == b for a, b in zip(kept, reversed(kept)))
