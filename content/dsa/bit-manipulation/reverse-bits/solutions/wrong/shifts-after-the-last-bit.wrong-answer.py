class Solution:
    def reverseBits(self, n):
        result = 0
        for i in range(32):
            result |= n >> i & 1
            result <<= 1
        return result
