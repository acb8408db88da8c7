class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        root = {}
        for word in words:
            node = root
            for letter in word:
                node = node.setdefault(letter, {})
            node['word'] = word
        found = set()

        def search(r: int, c: int, node: dict) -> None:
            if not (0 <= r < len(board) and 0 <= c < len(board[0])) or board[r][c] not in node:
                return
            letter = board[r][c]
            node = node[letter]
            if 'word' in node:
                found.add(node['word'])
                return  # a longer word may go on from here
            board[r][c] = '#'
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                search(r + dr, c + dc, node)
            board[r][c] = letter

        for r in range(len(board)):
            for c in range(len(board[0])):
                search(r, c, root)
        return list(found)
