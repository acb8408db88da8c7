class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def trace(r, c, path):
            path = path + [(r, c)]
            if len(path) == len(word):  # only now are the letters compared
                return all(board[a][b] == letter for (a, b), letter in zip(path, word))
            for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if 0 <= near[0] < rows and 0 <= near[1] < columns and near not in path:
                    if trace(*near, path):
                        return True
            return False

        return any(trace(r, c, []) for r in range(rows) for c in range(columns))
