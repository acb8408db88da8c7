class Solution:
    def lengthOfLongestSubstring(self, s):
        current = ''
        best = 0
        for c in s:
            if c in current:
                current = c
            else:
                current += c
            best = max(best, len(current))
        return best
