class Solution:
    def minFlips(self, s: str) -> int:
        n = len(s)
        target = '01' * n
        t = s + s
        pattern = target[:n] + target[:n]
        diff = sum(a != b for a, b in zip(t[:n], pattern))
        best = min(diff, n - diff)
        for i in range(n, 2 * n):
            diff += (t[i] != pattern[i]) - (t[i - n] != pattern[i - n])
            best = min(best, diff, n - diff)
        return best
