class Solution:
    def generate(self, numRows):
        return [[int(digit) for digit in str(11**row)] for row in range(numRows)]
