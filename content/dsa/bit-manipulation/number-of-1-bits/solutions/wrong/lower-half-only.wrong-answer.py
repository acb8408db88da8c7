class Solution:
    table = [bin(i).count("1") for i in range(256)]

    def hammingWeight(self, n: int) -> int:
        return self.table[n & 255] + self.table[n >> 8 & 255]
