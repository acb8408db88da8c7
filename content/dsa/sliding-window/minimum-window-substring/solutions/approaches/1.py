class Solution:
    def minWindow(self, s: str, t: str) -> str:
        required = Counter(t)
        best_start, length = 0, inf
        for start in range(len(s)):
            need = required.copy()
            lacking = len(t)
            for end in range(start, len(s)):
                if need[s[end]] > 0:
                    lacking -= 1
                need[s[end]] -= 1
                if lacking == 0:
                    if end - start + 1 < length:
                        best_start, length = start, end - start + 1
                    break
        return '' if length == inf else s[best_start:best_start + length]
