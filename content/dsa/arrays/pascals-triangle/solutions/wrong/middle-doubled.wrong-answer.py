class Solution:
    def generate(self, numRows: int) -> List[List[int]]:
        result = [[1]]
        while len(result) < numRows:
            above = result[-1]
            half = [1]
            for c in range(1, (len(above) + 2) // 2):
                half.append(above[c - 1] + above[c])
            result.append(half + half[::-1])
        return result
