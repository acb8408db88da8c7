class Solution:
    def findWords(self, board, words):
        m, n = len(board), len(board[0])
        wanted = set(words)
        longest = max(map(len, words))
        starts = {w[:i] for w in words for i in range(1, len(w) + 1)}
        found = set()
        layer = {(r, c, board[r][c]) for r in range(m) for c in range(n) if board[r][c] in starts}
        while layer:
            found |= {text for _, _, text in layer} & wanted
            step = set()
            for r, c, text in layer:
                for a, b in ((r + 1, c), (r, c + 1)):
                    if a < m and b < n and text + board[a][b] in starts:
                        step.add((a, b, text + board[a][b]))
            layer = step
        return list(found)
