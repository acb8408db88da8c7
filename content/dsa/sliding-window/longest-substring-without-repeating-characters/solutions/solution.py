class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        after_last = {}  # character -> index just after its last occurrence
        start = best = 0
        for i, char in enumerate(s):
            start = max(start, after_last.get(char, 0))
            after_last[char] = i + 1
            best = max(best, i + 1 - start)
        return best
