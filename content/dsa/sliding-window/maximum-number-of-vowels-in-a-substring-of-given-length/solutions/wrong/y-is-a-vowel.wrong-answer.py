class Solution:
    def maxVowels(self, s: str, k: int) -> int:
        flags = [c not in 'bcdfghjklmnpqrstvwxz' for c in s]
        best = now = sum(flags[:k])
        for new, old in zip(flags[k:], flags):
            now += new - old
            best = max(best, now)
        return best
