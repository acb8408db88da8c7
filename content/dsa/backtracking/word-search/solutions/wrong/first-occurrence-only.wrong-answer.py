class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        def walk(r, c, i):
            if not (0 <= r < len(board) and 0 <= c < len(board[0])) or board[r][c] != word[i]:
                return False
            if i == len(word) - 1:
                return True
            board[r][c] = "#"
            found = walk(r + 1, c, i + 1) or walk(r - 1, c, i + 1) or walk(r, c + 1, i + 1) or walk(r, c - 1, i + 1)
            board[r][c] = word[i]
            return found

        for r, row in enumerate(board):
            for c, letter in enumerate(row):
                if letter == word[0]:
                    return walk(r, c, 0)
        return False
