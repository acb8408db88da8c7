class Solution:
    def longestPalindrome(self, s: str) -> str:
        t = '|' + '|'.join(s) + '|'
        radius = [0] * len(t)
        center = right = 0
        for i in range(len(t)):
            r = min(radius[2 * center - i], right - i) if i < right else 0
            while i - r - 1 >= 0 and i + r + 1 < len(t) and t[i - r - 1] == t[i + r + 1]:
                r += 1
            radius[i] = r
            if i + r > right:
                center, right = i, i + r
        best = max(range(len(t)), key=radius.__getitem__)
        start = (best - radius[best]) // 2
        return s[start:start + radius[best]]
