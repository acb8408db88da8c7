class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        return [
            ['.' * c + 'Q' + '.' * (n - 1 - c) for c in columns]
            for columns in itertools.permutations(range(n))
            if all(abs(a - b) != 1 for a, b in zip(columns, columns[1:]))
        ]
