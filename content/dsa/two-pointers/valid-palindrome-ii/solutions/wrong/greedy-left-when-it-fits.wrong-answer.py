class Solution:
    def validPalindrome(self, s):
        i, j, used = 0, len(s) - 1, False
        while i < j:
            if s[i] == s[j]:
                i += 1
                j -= 1
            elif used:
                return False
            elif s[i + 1] == s[j]:
                i += 1
                used = True
            elif s[i] == s[j - 1]:
                j -= 1
                used = True
            else:
                return False
        return True
