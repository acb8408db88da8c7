class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def trace(r, c, i):
            if board[r][c] != word[i]:  # -1 is the last row or column, and rows is out of range
                return False
            if i == len(word) - 1:
                return True
            board[r][c] = '*'
            found = any(trace(r + a, c + b, i + 1) for a, b in ((-1, 0), (1, 0), (0, -1), (0, 1)))
            board[r][c] = word[i]
            return found

        return any(trace(r, c, 0) for r in range(rows) for c in range(columns))
