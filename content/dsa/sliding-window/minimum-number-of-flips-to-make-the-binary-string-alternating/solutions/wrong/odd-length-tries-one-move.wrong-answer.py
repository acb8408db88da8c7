class Solution:
    def minFlips(self, s: str) -> int:
        def cost(t):
            wrong = sum(c != '01'[i % 2] for i, c in enumerate(t))
            return min(wrong, len(t) - wrong)
        best = cost(s)
        if len(s) % 2:
            best = min(best, cost(s[1:] + s[0]))
        return best
