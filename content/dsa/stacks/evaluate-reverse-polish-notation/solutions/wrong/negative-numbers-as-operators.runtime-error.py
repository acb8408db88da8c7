class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        apply = {'+': lambda a, b: a + b, '-': lambda a, b: a - b, '*': lambda a, b: a * b, '/': lambda a, b: int(a / b)}
        values = []
        for token in tokens:
            if token.isdigit():
                values.append(int(token))
            else:
                right, left = values.pop(), values.pop()
                values.append(apply[token](left, right))
        return values.pop()
