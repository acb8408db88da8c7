class Solution:
    def generateParenthesis(self, n):
        if n == 0:
            return ['']
        answer = []
        for size in range(1, n + 1):
            block = '(' * size + ')' * size
            answer += [block + rest for rest in self.generateParenthesis(n - size)]
        return answer
