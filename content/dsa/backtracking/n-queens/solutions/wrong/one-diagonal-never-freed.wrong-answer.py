class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        cols, falling, rising = set(), set(), set()
        board = [["."] * n for _ in range(n)]
        answer = []

        def backtrack(r):
            if r == n:
                answer.append(["".join(row) for row in board])
                return
            for c in range(n):
                if c in cols or r - c in falling or r + c in rising:
                    continue
                cols.add(c)
                falling.add(r - c)
                rising.add(r + c)
                board[r][c] = "Q"
                backtrack(r + 1)
                cols.remove(c)
                falling.remove(r - c)
                board[r][c] = "."

        backtrack(0)
        return answer
