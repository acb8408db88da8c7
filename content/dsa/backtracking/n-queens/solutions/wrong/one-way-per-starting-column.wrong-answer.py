class Solution:
    def solveNQueens(self, n):
        def finish(queens):
            row = len(queens)
            if row == n:
                return queens
            for col in range(n):
                if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
                    whole = finish(queens + [col])
                    if whole:
                        return whole
            return None

        boards = [finish([first]) for first in range(n)]
        return [["." * c + "Q" + "." * (n - c - 1) for c in b] for b in boards if b]
