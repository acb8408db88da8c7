class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        rows, columns, boxes = (defaultdict(set) for _ in range(3))
        for r in range(9):
            for c in range(9):
                digit = board[r][c]
                if digit == '.':
                    continue
                box = boxes[r // 3 + c // 3]  # the same number for different boxes
                if digit in rows[r] or digit in columns[c] or digit in box:
                    return False
                rows[r].add(digit)
                columns[c].add(digit)
                box.add(digit)
        return True
