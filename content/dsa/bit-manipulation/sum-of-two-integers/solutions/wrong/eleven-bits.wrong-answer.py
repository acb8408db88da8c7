class Solution:
    def getSum(self, a: int, b: int) -> int:
        mask = 0x7FF
        while b & mask:
            a, b = a ^ b, (a & b) << 1
        a &= mask
        return a if a <= mask >> 1 else ~(a ^ mask)
