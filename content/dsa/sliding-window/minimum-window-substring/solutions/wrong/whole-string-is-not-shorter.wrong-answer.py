class Solution:
    def minWindow(self, s: str, t: str) -> str:
        need = Counter(t)
        missing = len(need)
        left = 0
        size, at = len(s), -1
        for right, c in enumerate(s):
            need[c] -= 1
            if need[c] == 0:
                missing -= 1
            while missing == 0:
                if right - left + 1 < size:
                    size, at = right - left + 1, left
                need[s[left]] += 1
                if need[s[left]] == 1:
                    missing += 1
                left += 1
        return '' if at < 0 else s[at:at + size]
