class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        if n == 1:
            return ['()']
        result = set()
        for inner in self.generateParenthesis(n - 1):
            result.add('()' + inner)
            result.add(inner + '()')
            result.add('(' + inner + ')')
        return list(result)
