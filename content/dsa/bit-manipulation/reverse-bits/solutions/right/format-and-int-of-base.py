class Solution:
    def reverseBits(self, n):
        return int(f'{n:032b}'[::-1], 2)
