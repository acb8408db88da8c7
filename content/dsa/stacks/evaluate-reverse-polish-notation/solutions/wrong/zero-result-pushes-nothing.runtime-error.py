class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        stack = []
        for token in tokens:
            value = None
            if token == '+':
                value = stack.pop() + stack.pop()
            elif token == '*':
                value = stack.pop() * stack.pop()
            elif token == '-':
                value = -stack.pop() + stack.pop()
            elif token == '/':
                b, a = stack.pop(), stack.pop()
                sign = -1 if (a < 0) != (b < 0) else 1
                value = sign * (abs(a) // abs(b))
            stack.append(value or int(token))
        return stack[-1]
