class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        window = ""
        best = 0
        for char in s:
            if char in window:
                best = max(best, len(window))  # only compared when a repeat turns up
                window = window[window.index(char) + 1:]
            window += char
        return best
