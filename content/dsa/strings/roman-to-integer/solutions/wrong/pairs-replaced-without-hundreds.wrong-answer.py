class Solution:
    def romanToInt(self, s: str) -> int:
        value = {'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100, 'D': 500, 'M': 1000,
                 'IV': 4, 'IX': 9, 'XL': 40, 'XC': 90}
        i = total = 0
        while i < len(s):
            step = 2 if s[i:i + 2] in value else 1
            total += value[s[i:i + step]]
            i += step
        return total
