class Solution:
    def minWindow(self, s: str, t: str) -> str:
        start, length = 0, inf
        for left in range(len(s)):
            need = Counter(t)
            lacking = len(t)
            for right in range(left, len(s)):
                if need[s[right]] > 0:
                    lacking -= 1
                need[s[right]] -= 1
                if lacking == 0:
                    if right - left + 1 < length:
                        start, length = left, right - left + 1
                    break
        return '' if length == inf else s[start:start + length]
