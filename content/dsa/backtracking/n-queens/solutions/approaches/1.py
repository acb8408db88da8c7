class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards = []
        for p in permutations(range(n)):  # p[r]: the column of the queen in row r
            falling = {r - c for r, c in enumerate(p)}
            rising = {r + c for r, c in enumerate(p)}
            if len(falling) == n and len(rising) == n:
                boards.append(['.' * c + 'Q' + '.' * (n - 1 - c) for c in p])
        return boards
