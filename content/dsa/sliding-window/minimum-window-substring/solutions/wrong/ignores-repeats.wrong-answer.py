class Solution:
    def minWindow(self, s: str, t: str) -> str:
        last_seen = {}
        best = ''
        for right, letter in enumerate(s):
            if letter in t:
                last_seen[letter] = right  # one occurrence of each letter is taken to be enough
            if len(last_seen) == len(set(t)):
                left = min(last_seen.values())
                if not best or right - left + 1 < len(best):
                    best = s[left:right + 1]
        return best
