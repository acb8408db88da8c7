class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = s[0]
        for i, c in enumerate(s):
            j = s.rindex(c)
            if j - i + 1 > len(best) and s[i + 1:i + 2] == s[j - 1:j]:
                best = s[i:j + 1]
        return best
