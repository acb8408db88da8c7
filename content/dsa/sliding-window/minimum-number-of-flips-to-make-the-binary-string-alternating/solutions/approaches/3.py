class Solution:
    def minFlips(self, s: str) -> int:
        n = len(s)
        misses = [0, *accumulate(int(bit) ^ (i % 2) for i, bit in enumerate(s))]
        best = min(misses[n], n - misses[n])
        if n % 2 == 1:
            for cut in range(1, n):
                flips = misses[cut] + (n - cut) - (misses[n] - misses[cut])
                best = min(best, flips, n - flips)
        return best
