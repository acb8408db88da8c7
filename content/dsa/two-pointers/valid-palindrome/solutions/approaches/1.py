class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = [c.lower() for c in s if c.isalnum()]
        return kept == kept[::-1]
