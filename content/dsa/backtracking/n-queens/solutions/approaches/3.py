class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards, queens = [], []  # queens[r]: the column of the queen in row r
        full = (1 << n) - 1

        def place(columns, left, right):
            if len(queens) == n:
                boards.append(['.' * c + 'Q' + '.' * (n - 1 - c) for c in queens])
                return
            free = full & ~(columns | left | right)
            while free:
                queen = free & -free
                free ^= queen
                queens.append(queen.bit_length() - 1)
                place(columns | queen, (left | queen) << 1, (right | queen) >> 1)
                queens.pop()

        place(0, 0, 0)
        return boards
