class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        available = Counter(chain.from_iterable(board))
        if Counter(word) - available:
            return False
        if available[word[0]] > available[word[-1]]:
            word = word[::-1]
        rows, columns = len(board), len(board[0])

        def trace(r, c, i):
            if not (0 <= r < rows and 0 <= c < columns) or board[r][c] != word[i]:
                return False
            if i == len(word) - 1:
                return True
            board[r][c] = '*'  # in use: matches no letter
            found = (
                trace(r - 1, c, i + 1)
                or trace(r + 1, c, i + 1)
                or trace(r, c - 1, i + 1)
                or trace(r, c + 1, i + 1)
            )
            board[r][c] = word[i]
            return found

        return any(trace(r, c, 0) for r in range(rows) for c in range(columns))
