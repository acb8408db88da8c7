class Solution:
    def hammingWeight(self, n: int) -> int:
        return sum(n >> k & 1 for k in range(30))
