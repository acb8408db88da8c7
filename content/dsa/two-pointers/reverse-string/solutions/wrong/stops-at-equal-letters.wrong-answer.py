class Solution:
    def reverseString(self, s):
        i, j = 0, len(s) - 1
        while i < j and s[i] != s[j]:
            s[i], s[j] = s[j], s[i]
            i, j = i + 1, j - 1
