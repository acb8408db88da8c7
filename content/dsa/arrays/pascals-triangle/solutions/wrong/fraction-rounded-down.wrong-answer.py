class Solution:
    def generate(self, numRows: int) -> List[List[int]]:
        triangle = []
        for n in range(numRows):
            row = [1]
            for k in range(n):
                row.append(int(row[-1] * ((n - k) / (k + 1))))
            triangle.append(row)
        return triangle
