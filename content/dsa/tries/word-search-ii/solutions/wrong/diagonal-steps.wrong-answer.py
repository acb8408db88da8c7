class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        trie = {}
        for word in words:
            node = trie
            for c in word:
                node = node.setdefault(c, {})
            node['$'] = word
        rows, cols = len(board), len(board[0])
        found = set()

        def walk(r, c, node, used):
            child = node.get(board[r][c])
            if child is None:
                return
            if '$' in child:
                found.add(child.pop('$'))
            for a in range(max(r - 1, 0), min(r + 2, rows)):
                for b in range(max(c - 1, 0), min(c + 2, cols)):
                    if (a, b) not in used and child:
                        walk(a, b, child, used | {(a, b)})
            if not child:
                del node[board[r][c]]

        for r in range(rows):
            for c in range(cols):
                walk(r, c, trie, {(r, c)})
        return list(found)
