class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        while n:  # the leading zeros are never appended
            result = result << 1 | n & 1
            n >>= 1
        return result
