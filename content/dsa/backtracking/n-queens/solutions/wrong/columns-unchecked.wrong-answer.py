class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        ways = []

        def place(row, queens):
            if row == n:
                ways.append(["." * c + "Q" + "." * (n - 1 - c) for c in queens])
                return
            for col in range(n):
                if all(abs(col - c) != row - r for r, c in enumerate(queens)):
                    place(row + 1, queens + [col])

        place(0, [])
        return ways
