class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        # Bit d: the digit d has been seen.
        rows, columns, boxes = [0] * 9, [0] * 9, [0] * 9
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    continue
                bit = 1 << int(board[r][c])
                box = r // 3 * 3 + c // 3
                if (rows[r] | columns[c] | boxes[box]) & bit:
                    return False
                rows[r] |= bit
                columns[c] |= bit
                boxes[box] |= bit
        return True
