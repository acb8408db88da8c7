class Solution:
    def removeKdigits(self, num: str, k: int) -> str:
        keep = len(num) - k
        out, start = [], 0
        for left in range(keep, 0, -1):
            end = len(num) - left
            i = min(range(start, max(end, start + 1)), key=num.__getitem__)
            out.append(num[i])
            start = i + 1
        return ''.join(out).lstrip('0') or '0'
