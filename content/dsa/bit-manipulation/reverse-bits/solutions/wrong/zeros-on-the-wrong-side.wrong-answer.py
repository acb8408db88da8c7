class Solution:
    def reverseBits(self, n: int) -> int:
        digits = format(n, "b").ljust(32, "0")
        return int(digits[::-1], 2)
