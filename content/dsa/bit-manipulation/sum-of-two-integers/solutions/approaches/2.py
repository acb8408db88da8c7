class Solution:
    def getSum(self, a: int, b: int) -> int:
        result = carry = 0
        for k in range(32):
            x, y = a >> k & 1, b >> k & 1
            result |= (x ^ y ^ carry) << k
            carry = x & y | carry & (x ^ y)
        return result if result >> 31 == 0 else ~(result ^ 0xFFFFFFFF)
