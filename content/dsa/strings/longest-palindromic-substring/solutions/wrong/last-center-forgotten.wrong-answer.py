class Solution:
    def longestPalindrome(self, s):
        best = s[:1]
        for mid in range(1, len(s) - 1):
            for l, r in ((mid, mid), (mid - 1, mid)):
                while l >= 0 and r < len(s) and s[l] == s[r]:
                    l -= 1
                    r += 1
                if r - l - 1 > len(best):
                    best = s[l + 1:r]
        return best
