class Solution:
    def minFlips(self, s: str) -> int:
        mismatches = sum(bit != '01'[i % 2] for i, bit in enumerate(s))
        return min(mismatches, len(s) - mismatches)
