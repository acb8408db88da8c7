class Solution:
    def generate(self, numRows: int) -> List[List[int]]:
        def entry(r: int, c: int) -> int:
            if c == 0 or c == r:
                return 1
            return entry(r - 1, c - 1) + entry(r - 1, c)

        return [[entry(r, c) for c in range(r + 1)] for r in range(numRows)]
