class Solution:
    def hammingWeight(self, n):
        return n.bit_count()
