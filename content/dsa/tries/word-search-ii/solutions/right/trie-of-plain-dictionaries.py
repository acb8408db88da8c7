class Solution:
    def findWords(self, board, words):
        tree = lambda: defaultdict(tree)
        root = tree()
        for word in words:
            reduce(dict.__getitem__, word, root)['$'] = word
        found = set()

        def walk(r, c, node):
            ch = board[r][c]
            if ch not in node:
                return
            parent, node = node, node[ch]
            if '$' in node:
                found.add(node.pop('$'))
            board[r][c] = None
            for y, x in (r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1):
                if 0 <= y < len(board) and 0 <= x < len(board[0]) and board[y][x] in node:
                    walk(y, x, node)
            board[r][c] = ch
            if not node:
                del parent[ch]

        for r in range(len(board)):
            for c in range(len(board[0])):
                walk(r, c, root)
        return found
