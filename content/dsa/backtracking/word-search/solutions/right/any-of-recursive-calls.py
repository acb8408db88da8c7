class Solution:
    def exist(self, board, word):
        rows, cols = len(board), len(board[0])
        have = Counter(c for row in board for c in row)
        if Counter(word) - have:
            return False
        if have[word[0]] > have[word[-1]]:
            word = word[::-1]

        def walk(r, c, i):
            if i == len(word):
                return True
            if not (0 <= r < rows and 0 <= c < cols) or board[r][c] != word[i]:
                return False
            board[r][c] = '#'
            found = any(walk(r + dr, c + dc, i + 1) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))
            board[r][c] = word[i]
            return found

        return any(walk(r, c, 0) for r in range(rows) for c in range(cols))
