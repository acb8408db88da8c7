class Solution:
    def reverseBits(self, n: int) -> int:
        n = (n & 0x55555555) << 1 | n >> 1 & 0x55555555
        n = (n & 0x33333333) << 2 | n >> 2 & 0x33333333
        n = (n & 0x00FF00FF) << 8 | n >> 8 & 0x00FF00FF
        return (n & 0x0000FFFF) << 16 | n >> 16
