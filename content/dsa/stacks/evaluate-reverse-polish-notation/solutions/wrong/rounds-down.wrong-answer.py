class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        apply = {'+': lambda a, b: a + b, '-': lambda a, b: a - b, '*': lambda a, b: a * b, '/': lambda a, b: a // b}
        values = []
        for token in tokens:
            if token in apply:
                right, left = values.pop(), values.pop()
                values.append(apply[token](left, right))
            else:
                values.append(int(token))
        return values.pop()
