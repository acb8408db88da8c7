class Solution:
    def longestPalindrome(self, s):
        start, size = 0, 1
        for end in range(1, len(s)):
            a = end - size
            piece = s[a:end + 1]
            if piece == piece[::-1]:
                start, size = a, size + 1
        return s[start:start + size]
