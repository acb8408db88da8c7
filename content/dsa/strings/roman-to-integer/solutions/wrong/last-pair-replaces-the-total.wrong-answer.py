class Solution:
    def romanToInt(self, s: str) -> int:
        total = 0
        for pair, value in (('IV', 4), ('IX', 9), ('XL', 40), ('XC', 90), ('CD', 400), ('CM', 900)):
            if pair in s:
                total = value
                s = s.replace(pair, '')
        for letter, value in zip('IVXLCDM', (1, 5, 10, 50, 100, 500, 1000)):
            total += value * s.count(letter)
        return total
