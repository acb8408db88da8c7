class Solution:
    def minWindow(self, s: str, t: str) -> str:
        need = Counter(t.lower())
        lacking = len(t)
        left = 0
        best = ''
        for right, letter in enumerate(s.lower()):
            lacking -= need[letter] > 0
            need[letter] -= 1
            while lacking == 0:
                if not best or right - left + 1 < len(best):
                    best = s[left:right + 1]
                dropped = s[left].lower()
                need[dropped] += 1
                lacking += need[dropped] > 0
                left += 1
        return best
