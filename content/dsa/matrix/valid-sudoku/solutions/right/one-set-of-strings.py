class Solution:
    def isValidSudoku(self, board):
        seen = sum(
            ([(c, r), (k, c), (r // 3, k // 3, c)] for r, row in enumerate(board) for k, c in enumerate(row) if c != '.'),
            [],
        )
        return len(seen) == len(set(seen))
