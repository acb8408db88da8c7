class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def trace(r, c, i, used):
            if not (0 <= r < rows and 0 <= c < columns) or board[r][c] != word[i] or (r, c) in used:
                return False
            if i == len(word) - 1:
                return True
            used.add((r, c))
            return any(trace(r + a, c + b, i + 1, used) for a, b in ((-1, 0), (1, 0), (0, -1), (0, 1)))

        return any(trace(r, c, 0, set()) for r in range(rows) for c in range(columns))
