class Solution:
    @cache
    def generateParenthesis(self, n):
        if n == 0:
            return {''}
        return {
            f'({inner}){rest}'
            for i in range(n)
            for inner in self.generateParenthesis(i)
            for rest in self.generateParenthesis(n - 1 - i)
        }
