class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        rows, columns = len(heights), len(heights[0])

        def falls(line):
            return all(a >= b for a, b in zip(line, line[1:]))

        answer = []
        for r in range(rows):
            for c in range(columns):
                row, column = heights[r], [heights[y][c] for y in range(rows)]
                pacific = falls(row[c::-1]) or falls(column[r::-1])
                atlantic = falls(row[c:]) or falls(column[r:])
                if pacific and atlantic:  # water can turn corners
                    answer.append([r, c])
        return answer
