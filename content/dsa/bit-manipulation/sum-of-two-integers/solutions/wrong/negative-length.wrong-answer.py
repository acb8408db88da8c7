class Solution:
    def getSum(self, a: int, b: int) -> int:
        return len("x" * a + "x" * b)
