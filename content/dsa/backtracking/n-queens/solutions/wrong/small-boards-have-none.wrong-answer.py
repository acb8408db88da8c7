class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        if n < 4:
            return []
        boards = []
        for cols in permutations(range(n)):
            if len({r + c for r, c in enumerate(cols)}) == n == len({r - c for r, c in enumerate(cols)}):
                boards.append(["." * c + "Q" + "." * (n - c - 1) for c in cols])
        return boards
