class Solution:
    def lengthOfLongestSubstring(self, s):
        seen = [False] * 128
        left = best = 0
        for right, c in enumerate(s):
            if not c.isalnum():
                left = right + 1
                seen = [False] * 128
                continue
            while seen[ord(c)]:
                seen[ord(s[left])] = False
                left += 1
            seen[ord(c)] = True
            best = max(best, right - left + 1)
        return best
