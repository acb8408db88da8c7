class Solution:
    VALUES = {'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100, 'D': 500, 'M': 1000}

    def romanToInt(self, s: str) -> int:
        total = largest = 0
        for symbol in reversed(s):
            value = self.VALUES[symbol]
            if value < largest:
                total -= value
            else:
                total += value
                largest = value
        return total
