class Solution:
    def romanToInt(self, s: str) -> int:
        values = {'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100, 'D': 500, 'M': 1000}
        total = sum(values[symbol] for symbol in s)
        for a, b in pairwise(s):
            if values[a] < values[b]:
                total -= values[a]  # it was added before, so it has to go twice
        return total
