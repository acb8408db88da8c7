class Solution:
    def validPalindrome(self, s: str) -> bool:
        def first_difference(left, right):
            while left < right and s[left] == s[right]:
                left += 1
                right -= 1
            return left, right

        left, right = first_difference(0, len(s) - 1)
        for start, end in ((left + 1, right), (left, right - 1)):
            start, end = first_difference(start, end)
            if start >= end:
                return True
        return False
