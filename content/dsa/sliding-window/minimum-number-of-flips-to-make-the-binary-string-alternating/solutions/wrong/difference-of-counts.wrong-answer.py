class Solution:
    def minFlips(self, s):
        return abs(s.count('0') - s.count('1')) // 2
