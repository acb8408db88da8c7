class Solution:
    def validPalindrome(self, s: str) -> bool:
        left, right = 0, len(s) - 1
        deleted = False
        while left < right:
            if s[left] != s[right]:
                if deleted:
                    return False
                deleted = True
                if s[left + 1] == s[right]:  # fits now, but may lead into a dead end
                    left += 1
                elif s[left] == s[right - 1]:
                    right -= 1
                else:
                    return False
            left += 1
            right -= 1
        return True
