import operator


class Solution:
    OPS = {'+': operator.add, '-': operator.sub, '*': operator.mul, '/': lambda a, b: int(a / b)}

    def evalRPN(self, tokens):
        match tokens:
            case [single]:
                return int(single)
        stack = []
        for t in tokens:
            if op := self.OPS.get(t):
                b, a = stack.pop(), stack.pop()
                stack.append(op(a, b))
            else:
                stack.append(int(t))
        return stack[0]
