class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n > 1:  # the leading 1 is never counted
            count += n & 1
            n >>= 1
        return count
