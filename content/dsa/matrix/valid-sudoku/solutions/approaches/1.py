class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        rows = [list(row) for row in board]
        columns = [list(column) for column in zip(*board)]
        boxes = [
            [board[r + i][c + j] for i in range(3) for j in range(3)]
            for r in (0, 3, 6) for c in (0, 3, 6)
        ]
        for group in rows + columns + boxes:
            digits = [cell for cell in group if cell != '.']
            if len(set(digits)) < len(digits):
                return False
        return True
