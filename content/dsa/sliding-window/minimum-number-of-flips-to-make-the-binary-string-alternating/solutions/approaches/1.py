class Solution:
    def minFlips(self, s: str) -> int:
        n = len(s)
        best = n
        for start in range(n):
            rotation = s[start:] + s[:start]
            mismatches = 0
            for i, bit in enumerate(rotation):
                mismatches += bit != '01'[i % 2]
            best = min(best, mismatches, n - mismatches)
        return best
