class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        for r in range(9):
            for c in range(9):
                others = set()
                for i in range(9):
                    if i != c:
                        others.add(board[r][i])
                    if i != r:
                        others.add(board[i][c])
                    a, b = r // 3 * 3 + i // 3, c // 3 * 3 + i % 3
                    if (a, b) != (r, c):
                        others.add(board[a][b])
                if board[r][c] == '.':
                    if others >= set('123456789'):
                        return False
                elif board[r][c] in others:
                    return False
        return True
