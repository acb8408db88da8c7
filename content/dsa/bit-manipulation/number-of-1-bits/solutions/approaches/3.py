class Solution:
    def __init__(self):
        self.table = [0] * 256
        for i in range(1, 256):
            self.table[i] = self.table[i >> 1] + (i & 1)

    def hammingWeight(self, n: int) -> int:
        table = self.table
        return table[n & 255] + table[n >> 8 & 255] + table[n >> 16 & 255] + table[n >> 24 & 255]
