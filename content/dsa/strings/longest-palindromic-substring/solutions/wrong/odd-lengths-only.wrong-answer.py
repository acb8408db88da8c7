class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = ''
        for middle in range(len(s)):  # never looks at the gaps between characters
            left = right = middle
            while left >= 0 and right < len(s) and s[left] == s[right]:
                left -= 1
                right += 1
            if right - left - 1 > len(best):
                best = s[left + 1:right]
        return best
