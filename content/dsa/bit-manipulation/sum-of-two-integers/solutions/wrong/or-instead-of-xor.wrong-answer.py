class Solution:
    def getSum(self, a, b):
        mask = 0xFFFFFFFF
        while b:
            carry = (a & b) << 1 & mask
            a = (a | b) & mask
            b = carry
        return a if a < 2**31 else ~(a ^ mask)
