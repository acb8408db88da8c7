class Solution:
    def longestPalindrome(self, s: str) -> str:
        def is_palindrome(left, right):
            while left < right:
                if s[left] != s[right]:
                    return False
                left += 1
                right -= 1
            return True

        best = ''
        for start in range(len(s)):
            for end in range(start, len(s)):
                if is_palindrome(start, end) and end - start + 1 > len(best):
                    best = s[start:end + 1]
        return best
