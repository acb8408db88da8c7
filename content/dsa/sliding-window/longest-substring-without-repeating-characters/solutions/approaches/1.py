class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        best = 0
        for start in range(len(s)):
            seen = set()
            for end in range(start, len(s)):
                if s[end] in seen:
                    break
                seen.add(s[end])
            best = max(best, len(seen))
        return best
