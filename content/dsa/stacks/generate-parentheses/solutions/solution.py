class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        texts, text = [], []

        def extend(opened, closed):
            if closed == n:
                texts.append(''.join(text))
                return
            if opened < n:
                text.append('(')
                extend(opened + 1, closed)
                text.pop()
            if closed < opened:
                text.append(')')
                extend(opened, closed + 1)
                text.pop()

        extend(0, 0)
        return texts
