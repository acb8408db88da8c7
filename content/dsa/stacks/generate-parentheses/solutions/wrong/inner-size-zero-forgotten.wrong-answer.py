class Solution:
    def generateParenthesis(self, n):
        if n == 0:
            return ['']
        out = []
        for inside in range(1, n):
            for a in self.generateParenthesis(inside):
                for b in self.generateParenthesis(n - 1 - inside):
                    out.append('(' + a + ')' + b)
        return out or ['()' * n]
