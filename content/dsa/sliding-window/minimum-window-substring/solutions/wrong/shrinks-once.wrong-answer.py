class Solution:
    def minWindow(self, s: str, t: str) -> str:
        need = Counter(t)
        lacking = len(t)
        left = 0
        best = ''
        for right, letter in enumerate(s):
            lacking -= need[letter] > 0
            need[letter] -= 1
            if lacking == 0:  # more than one letter on the left may be superfluous
                if not best or right - left + 1 < len(best):
                    best = s[left:right + 1]
                need[s[left]] += 1
                lacking += need[s[left]] > 0
                left += 1
        return best
