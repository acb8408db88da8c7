class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        seen = set()
        best = 0
        for char in s:
            if char in seen:
                seen.clear()
            seen.add(char)
            best = max(best, len(seen))
        return best
