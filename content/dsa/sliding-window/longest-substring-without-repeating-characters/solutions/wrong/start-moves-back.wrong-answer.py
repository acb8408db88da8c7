class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        after_last = {}
        start = best = 0
        for i, char in enumerate(s):
            start = after_last.get(char, start)  # may lie before the current start
            after_last[char] = i + 1
            best = max(best, i + 1 - start)
        return best
