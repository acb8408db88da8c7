class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        apply = {'+': lambda a, b: a + b, '-': lambda a, b: a - b, '*': lambda a, b: a * b, '/': lambda a, b: int(a / b) if b else 0}
        values = []
        for token in tokens:
            if token in apply:
                left, right = values.pop(), values.pop()
                values.append(apply[token](left, right))
            else:
                values.append(int(token))
        return values.pop()
