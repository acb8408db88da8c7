class Solution:
    MASK = 0xFFFFFFFF
    SIGN = 0x80000000

    def getSum(self, a, b):
        a, b = a & self.MASK, b & self.MASK
        while b:
            a, b = (a ^ b) & self.MASK, ((a & b) << 1) & self.MASK
        return a if a < self.SIGN else ~(a ^ self.MASK)
