class Solution:
    def romanToInt(self, s):
        value = {'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100, 'D': 500, 'M': 1000}
        total = before = 0
        for c in reversed(s):
            v = value[c]
            total += v if v > before else -v
            before = v
        return total
