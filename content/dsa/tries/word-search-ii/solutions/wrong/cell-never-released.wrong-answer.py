class Solution:
    def findWords(self, board, words):
        trie = {}
        for word in words:
            node = trie
            for c in word:
                node = node.setdefault(c, {})
            node['$'] = word
        m, n = len(board), len(board[0])
        out = []

        def walk(r, c, node, used):
            node = node.get(board[r][c])
            if node is None:
                return
            used.add((r, c))
            if '$' in node:
                out.append(node.pop('$'))
            for a, b in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if 0 <= a < m and 0 <= b < n and (a, b) not in used:
                    walk(a, b, node, used)

        for r in range(m):
            for c in range(n):
                walk(r, c, trie, set())
        return out
