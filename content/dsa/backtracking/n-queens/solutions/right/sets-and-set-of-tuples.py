class Solution:
    def solveNQueens(self, n):
        return (
            ['.' * c + 'Q' + '.' * (n - 1 - c) for c in cols]
            for cols in itertools.permutations(range(n))
            if len({r + c for r, c in enumerate(cols)}) == n == len({r - c for r, c in enumerate(cols)})
        )
