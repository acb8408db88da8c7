class Solution:
    VALUES = {'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100, 'D': 500, 'M': 1000}

    def romanToInt(self, s: str) -> int:
        values = [self.VALUES[symbol] for symbol in s]
        total = values[-1]
        for value, following in pairwise(values):
            total += -value if value < following else value
        return total
