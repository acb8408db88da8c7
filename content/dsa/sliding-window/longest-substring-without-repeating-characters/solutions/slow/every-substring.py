class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        best = 0
        for start in range(len(s)):
            for end in range(start + 1, len(s) + 1):
                if len(set(s[start:end])) < end - start:
                    break
                best = max(best, end - start)
        return best
