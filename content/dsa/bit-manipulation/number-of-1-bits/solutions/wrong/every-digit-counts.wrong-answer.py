class Solution:
    def hammingWeight(self, n):
        digits = 0
        while n > 0:
            n >>= 1
            digits += 1
        return digits
