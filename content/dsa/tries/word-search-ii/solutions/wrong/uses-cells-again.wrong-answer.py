class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        m, n = len(board), len(board[0])

        def occurs(word: str) -> bool:
            ends = {(r, c) for r in range(m) for c in range(n) if board[r][c] == word[0]}
            for letter in word[1:]:  # a path may come back to a cell
                ends = {
                    (r, c)
                    for x, y in ends
                    for r, c in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
                    if 0 <= r < m and 0 <= c < n and board[r][c] == letter
                }
            return bool(ends)

        return [word for word in words if occurs(word)]
