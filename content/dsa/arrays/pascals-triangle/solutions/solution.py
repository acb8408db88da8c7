class Solution:
    def generate(self, numRows: int) -> List[List[int]]:
        triangle = [[1]]
        while len(triangle) < numRows:
            triangle.append([1, *map(sum, pairwise(triangle[-1])), 1])
        return triangle
