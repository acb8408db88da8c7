class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        seen = set()
        for r, row in enumerate(board):
            for c, digit in enumerate(row):
                if digit == '.':
                    continue
                places = {('row', r, digit), ('column', c, digit), ('box', r // 3, c // 3, digit)}
                if seen & places:
                    return False
                seen |= places
        return True
