class Solution:
    def evalRPN(self, tokens):
        ops = {
            '+': lambda a, b: a + b,
            '-': lambda a, b: a - b,
            '*': lambda a, b: a * b,
            '/': lambda a, b: a // b + (a * b < 0),
        }
        stack = []
        for t in tokens:
            if t in ops:
                b = stack.pop()
                stack[-1] = ops[t](stack[-1], b)
            else:
                stack.append(int(t))
        return stack.pop()
