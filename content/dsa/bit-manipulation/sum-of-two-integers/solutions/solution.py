class Solution:
    def getSum(self, a: int, b: int) -> int:
        mask = 0xFFFFFFFF
        a, b = a & mask, b & mask
        while b:
            a, b = a ^ b, (a & b) << 1 & mask
        # The highest of the 32 bits is the sign.
        return a if a >> 31 == 0 else ~(a ^ mask)
