class Solution:
    def isPalindrome(self, s: str) -> bool:
        forwards, backwards = [], []
        for c in s:
            if c.isalnum():
                forwards.append(c.lower())
                backwards.insert(0, c.lower())  # moves all the others
        return forwards == backwards
