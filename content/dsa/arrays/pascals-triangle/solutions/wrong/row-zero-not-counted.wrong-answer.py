class Solution:
    def generate(self, numRows: int) -> List[List[int]]:
        rows = [[1]]
        for _ in range(numRows):
            last = rows[-1]
            rows.append([1] + [a + b for a, b in zip(last, last[1:])] + [1])
        return rows
