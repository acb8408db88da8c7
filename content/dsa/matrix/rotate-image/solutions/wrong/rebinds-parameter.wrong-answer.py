class Solution:
    def rotate(self, matrix: List[List[int]]) -> None:
        matrix = [list(column)[::-1] for column in zip(*matrix)]  # the caller's grid is untouched
