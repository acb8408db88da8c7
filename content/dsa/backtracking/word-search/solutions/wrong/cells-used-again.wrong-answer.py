class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])
        reached = {(r, c) for r in range(rows) for c in range(columns) if board[r][c] == word[0]}
        for letter in word[1:]:  # keeps the possible ends only, not the cells in use
            reached = {
                (r, c)
                for a, b in reached
                for r, c in ((a - 1, b), (a + 1, b), (a, b - 1), (a, b + 1))
                if 0 <= r < rows and 0 <= c < columns and board[r][c] == letter
            }
        return bool(reached)
