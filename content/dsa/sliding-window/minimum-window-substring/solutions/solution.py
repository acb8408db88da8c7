class Solution:
    def minWindow(self, s: str, t: str) -> str:
        need = Counter(t)  # negative: the window has more than enough
        lacking = len(t)
        left = start = 0
        length = inf
        for right, letter in enumerate(s):
            if need[letter] > 0:
                lacking -= 1
            need[letter] -= 1
            while lacking == 0:
                if right - left + 1 < length:
                    start, length = left, right - left + 1
                need[s[left]] += 1
                if need[s[left]] > 0:
                    lacking += 1
                left += 1
        return '' if length == inf else s[start:start + length]
