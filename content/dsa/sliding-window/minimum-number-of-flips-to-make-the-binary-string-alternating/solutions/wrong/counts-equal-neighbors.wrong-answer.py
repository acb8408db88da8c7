class Solution:
    def minFlips(self, s: str) -> int:
        equal = sum(a == b for a, b in zip(s, s[1:]))
        return equal // 2  # one flip mends two places only if they are side by side
