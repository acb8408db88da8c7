class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        m, n = len(board), len(board[0])

        def search(r: int, c: int, word: str, i: int) -> bool:
            if i == len(word):
                return True
            if not (0 <= r < m and 0 <= c < n) or board[r][c] != word[i]:
                return False
            board[r][c] = '#'
            found = (
                search(r - 1, c, word, i + 1)
                or search(r + 1, c, word, i + 1)
                or search(r, c - 1, word, i + 1)
                or search(r, c + 1, word, i + 1)
            )
            board[r][c] = word[i]
            return found

        def on_board(word: str) -> bool:
            return any(search(r, c, word, 0) for r in range(m) for c in range(n))

        return [word for word in words if on_board(word)]
