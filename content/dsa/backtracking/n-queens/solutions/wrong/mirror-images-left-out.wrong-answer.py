class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        return [
            ['.' * c + 'Q' + '.' * (n - 1 - c) for c in columns]
            for columns in itertools.permutations(range(n))
            if len({r - c for r, c in enumerate(columns)}) == len({r + c for r, c in enumerate(columns)}) == n
            and columns[0] <= n // 2
        ]
