class Solution:
    def removeKdigits(self, num: str, k: int) -> str:
        kept = []
        for digit in num:
            while k and kept and kept[-1] > digit:
                kept.pop()
                k -= 1
            kept.append(digit)
        return ''.join(kept[: len(kept) - k]).lstrip('0')
