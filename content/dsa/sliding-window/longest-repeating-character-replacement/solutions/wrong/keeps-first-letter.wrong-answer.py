class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        best = 0
        for start in range(len(s)):
            replaced, end = 0, start
            while end < len(s):
                replaced += s[end] != s[start]  # the first letter itself is never replaced
                if replaced > k:
                    break
                end += 1
            best = max(best, end - start)
        return best
