class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        root = {}
        for word in words:
            node = root
            for letter in word:
                node = node.setdefault(letter, {})
            node['word'] = word

        m, n = len(board), len(board[0])
        found = []

        def search(r: int, c: int, parent: dict) -> None:
            letter = board[r][c]
            if letter not in parent:
                return
            node = parent[letter]
            if 'word' in node:
                found.append(node.pop('word'))
            board[r][c] = '#'
            if r > 0:
                search(r - 1, c, node)
            if r < m - 1:
                search(r + 1, c, node)
            if c > 0:
                search(r, c - 1, node)
            if c < n - 1:
                search(r, c + 1, node)
            board[r][c] = letter
            if not node:
                del parent[letter]

        for r in range(m):
            for c in range(n):
                search(r, c, root)
        return found
