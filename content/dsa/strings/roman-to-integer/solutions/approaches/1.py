class Solution:
    def romanToInt(self, s: str) -> int:
        values = {'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100, 'D': 500, 'M': 1000,
                  'IV': 4, 'IX': 9, 'XL': 40, 'XC': 90, 'CD': 400, 'CM': 900}
        total = i = 0
        while i < len(s):
            length = 2 if s[i:i + 2] in values else 1
            total += values[s[i:i + length]]
            i += length
        return total
