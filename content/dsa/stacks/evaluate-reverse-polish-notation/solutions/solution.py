class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        values = []
        for token in tokens:
            if token not in {'+', '-', '*', '/'}:
                values.append(int(token))
                continue
            right, left = values.pop(), values.pop()
            if token == '+':
                values.append(left + right)
            elif token == '-':
                values.append(left - right)
            elif token == '*':
                values.append(left * right)
            else:
                values.append(int(left / right))  # toward zero; exact for 32-bit values
        return values.pop()
