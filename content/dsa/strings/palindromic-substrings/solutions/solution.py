class Solution:
    def countSubstrings(self, s: str) -> int:
        count = 0
        for middle in range(2 * len(s)):  # even: a character, odd: the gap behind it
            left, right = middle // 2, (middle + 1) // 2
            while left >= 0 and right < len(s) and s[left] == s[right]:
                count += 1
                left -= 1
                right += 1
        return count
