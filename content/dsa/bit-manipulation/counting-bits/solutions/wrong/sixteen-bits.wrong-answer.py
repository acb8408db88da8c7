class Solution:
    def countBits(self, n):
        return [sum(i >> b & 1 for b in range(16)) for i in range(n + 1)]
