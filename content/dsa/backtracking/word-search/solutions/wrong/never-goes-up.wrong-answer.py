class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, cols = len(board), len(board[0])

        def trace(r, c, rest, path):
            if board[r][c] != rest[0]:
                return False
            if len(rest) == 1:
                return True
            for nr, nc in ((r, c + 1), (r, c - 1), (r + 1, c)):
                if nr < rows and 0 <= nc < cols and (nr, nc) not in path:
                    if trace(nr, nc, rest[1:], path | {(nr, nc)}):
                        return True
            return False

        for r in range(rows):
            for c in range(cols):
                if trace(r, c, word, {(r, c)}):
                    return True
        return False
