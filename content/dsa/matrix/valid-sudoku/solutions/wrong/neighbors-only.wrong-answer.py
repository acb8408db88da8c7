class Solution:
    def isValidSudoku(self, board):
        for i in range(9):
            for j in range(9):
                v = board[i][j]
                if v == '.':
                    continue
                for a in range(i - 1, i + 2):
                    for b in range(j - 1, j + 2):
                        if (a, b) != (i, j) and 0 <= a < 9 and 0 <= b < 9 and board[a][b] == v:
                            if a == i or b == j or (a // 3, b // 3) == (i // 3, j // 3):
                                return False
        return True
