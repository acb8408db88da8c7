class Solution:
    def lengthOfLongestSubstring(self, s):
        return len(set(s))
