class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        groups = list(board)
        for c in range(9):
            groups.append([board[r][c] for r in range(9)])
        for r in range(0, 9, 3):
            for c in range(0, 9, 3):
                groups.append([board[r + i][c + j] for i in range(3) for j in range(3)])
        for group in groups:
            digits = [cell for cell in group if cell != '.']
            if len(set(digits)) < len(digits):
                return False
        return True
