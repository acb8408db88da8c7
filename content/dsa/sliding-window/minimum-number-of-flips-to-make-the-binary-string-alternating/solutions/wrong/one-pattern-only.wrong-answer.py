class Solution:
    def minFlips(self, s: str) -> int:
        n = len(s)
        best = mismatches = sum(bit != '01'[i % 2] for i, bit in enumerate(s))
        for i, bit in enumerate(s):
            mismatches -= bit != '01'[i % 2]
            mismatches += bit != '01'[(i + n) % 2]
            best = min(best, mismatches)
        return best
