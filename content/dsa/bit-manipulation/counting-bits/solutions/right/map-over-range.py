class Solution:
    def countBits(self, n):
        return map(int.bit_count, range(n + 1))
