class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        m, n = len(board), len(board[0])

        def search(r: int, c: int, word: str, i: int) -> bool:
            if not (0 <= r < m and 0 <= c < n) or board[r][c] != word[i]:
                return False
            if i == len(word) - 1:
                return True
            board[r][c] = '#'
            result = any(search(r + dr, c + dc, word, i + 1) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))
            board[r][c] = word[i]
            return result

        return [word for word in words if any(search(r, c, word, 0) for r in range(m) for c in range(n))]
