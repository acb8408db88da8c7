class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        result, path = [], []

        def walk(opened, closed):
            if opened == closed == n:
                result.append(path)
                return
            if opened < n:
                path.append('(')
                walk(opened + 1, closed)
                path.pop()
            if closed < opened:
                path.append(')')
                walk(opened, closed + 1)
                path.pop()

        walk(0, 0)
        return [''.join(p) for p in result]
