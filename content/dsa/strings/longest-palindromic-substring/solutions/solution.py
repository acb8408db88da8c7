class Solution:
    def longestPalindrome(self, s: str) -> str:
        start = length = 0
        for middle in range(2 * len(s) - 1):
            # Even: on a character. Odd: in the gap between two characters.
            left, right = middle // 2, (middle + 1) // 2
            while left >= 0 and right < len(s) and s[left] == s[right]:
                left -= 1
                right += 1
            # Both pointers have gone one step too far.
            if right - left - 1 > length:
                start, length = left + 1, right - left - 1
        return s[start:start + length]
