class Solution:
    def minFlips(self, s: str) -> int:
        n = len(s)
        # Mismatches between the window of s + s that starts at i and the pattern 0101...
        mismatches = sum(bit != '01'[i % 2] for i, bit in enumerate(s))
        best = n
        for i, bit in enumerate(s):
            best = min(best, mismatches, n - mismatches)
            mismatches -= bit != '01'[i % 2]
            mismatches += bit != '01'[(i + n) % 2]
        return best
