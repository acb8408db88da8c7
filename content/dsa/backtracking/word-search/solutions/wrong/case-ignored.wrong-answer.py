class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        m, n = len(board), len(board[0])
        word = word.lower()
        used = set()

        def dfs(r, c, k):
            if k == len(word):
                return True
            if r < 0 or c < 0 or r == m or c == n or (r, c) in used or board[r][c].lower() != word[k]:
                return False
            used.add((r, c))
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                if dfs(r + dr, c + dc, k + 1):
                    return True
            used.remove((r, c))
            return False

        return any([dfs(r, c, 0) for r in range(m) for c in range(n)])
