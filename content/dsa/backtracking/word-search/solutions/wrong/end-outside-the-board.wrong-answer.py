class Solution:
    def exist(self, board, word):
        m, n = len(board), len(board[0])

        def go(r, c, k):
            if r < 0 or r >= m or c < 0 or c >= n:
                return False
            if k == len(word):
                return True
            if board[r][c] != word[k]:
                return False
            keep, board[r][c] = board[r][c], ""
            ok = go(r + 1, c, k + 1) or go(r, c + 1, k + 1) or go(r - 1, c, k + 1) or go(r, c - 1, k + 1)
            board[r][c] = keep
            return ok

        for r in range(m):
            for c in range(n):
                if go(r, c, 0):
                    return True
        return False
