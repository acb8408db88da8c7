class Solution:
    def validPalindrome(self, s: str) -> bool:
        left, right = 0, len(s) - 1
        while left < right and s[left] == s[right]:
            left += 1
            right -= 1
        rest = s[left + 1:right + 1]  # the right character might be the one to delete
        return rest == rest[::-1]
