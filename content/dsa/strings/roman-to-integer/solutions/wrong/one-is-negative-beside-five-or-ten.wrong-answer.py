class Solution:
    def romanToInt(self, s):
        worth = {'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100, 'D': 500, 'M': 1000}
        if 'V' in s or 'X' in s:
            worth['I'] = -1
        if 'L' in s or 'C' in s:
            worth['X'] = -10
        if 'D' in s or 'M' in s:
            worth['C'] = -100
        return sum(worth[c] for c in s)
