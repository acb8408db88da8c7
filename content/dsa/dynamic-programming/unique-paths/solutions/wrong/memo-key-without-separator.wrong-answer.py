class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        memo = {}

        def paths(rows, cols):
            if rows == 1 or cols == 1:
                return 1
            key = f"{rows}{cols}"
            if key not in memo:
                memo[key] = paths(rows - 1, cols) + paths(rows, cols - 1)
            return memo[key]

        return paths(m, n)
