class Solution:
    def isValidSudoku(self, board):
        seen = set()
        for i in range(9):
            for j in range(9):
                d = board[i][j]
                if d == '.':
                    continue
                keys = {str(i) + d, d + str(j), str(i // 3) + d + str(j // 3)}
                if keys & seen:
                    return False
                seen |= keys
        return True
