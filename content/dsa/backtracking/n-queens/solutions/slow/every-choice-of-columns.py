class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards = []
        for columns in itertools.product(range(n), repeat=n):  # also several queens in one column
            if (
                len(set(columns)) == n
                and len({r - c for r, c in enumerate(columns)}) == n
                and len({r + c for r, c in enumerate(columns)}) == n
            ):
                boards.append(['.' * c + 'Q' + '.' * (n - 1 - c) for c in columns])
        return boards
