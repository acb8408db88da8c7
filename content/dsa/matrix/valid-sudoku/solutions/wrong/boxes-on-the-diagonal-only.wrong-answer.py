class Solution:
    def isValidSudoku(self, board):
        def ok(cells):
            digits = [x for x in cells if x != '.']
            return len(digits) == len(set(digits))
        for i in range(9):
            if not ok(board[i]) or not ok(row[i] for row in board):
                return False
        for k in (0, 3, 6):
            if not ok(board[k + r][k + c] for r in range(3) for c in range(3)):
                return False
        return True
