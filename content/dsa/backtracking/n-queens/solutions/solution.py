class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards, queens = [], []  # queens[r]: the column of the queen in row r
        columns, falling, rising = set(), set(), set()

        def place(row):
            if row == n:
                boards.append(['.' * c + 'Q' + '.' * (n - 1 - c) for c in queens])
                return
            for c in range(n):
                if c in columns or row - c in falling or row + c in rising:
                    continue
                queens.append(c)
                columns.add(c)
                falling.add(row - c)
                rising.add(row + c)
                place(row + 1)
                queens.pop()
                columns.remove(c)
                falling.remove(row - c)
                rising.remove(row + c)

        place(0)
        return boards
