class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        window = set()
        left = best = 0
        for right, char in enumerate(s):
            while char in window:
                window.remove(s[left])
                left += 1
            window.add(char)
            best = max(best, right - left + 1)
        return best
