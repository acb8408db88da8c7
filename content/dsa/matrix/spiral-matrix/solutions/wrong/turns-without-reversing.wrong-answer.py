class Solution:
    def spiralOrder(self, matrix: List[List[int]]) -> List[int]:
        answer = []
        while matrix:
            answer.extend(matrix[0])
            matrix = [list(column) for column in zip(*matrix[1:])]
        return answer
