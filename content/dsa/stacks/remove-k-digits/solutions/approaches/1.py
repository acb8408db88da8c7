class Solution:
    def removeKdigits(self, num: str, k: int) -> str:
        digits = list(num)
        for _ in range(k):
            i = 0
            while i + 1 < len(digits) and digits[i] <= digits[i + 1]:
                i += 1
            del digits[i]
        return ''.join(digits).lstrip('0') or '0'
