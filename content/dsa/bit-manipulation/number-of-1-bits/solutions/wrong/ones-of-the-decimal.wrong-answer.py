class Solution:
    def hammingWeight(self, n: int) -> int:
        ones = 0
        while n:
            n, digit = divmod(n, 10)
            ones += digit == 1
        return ones
