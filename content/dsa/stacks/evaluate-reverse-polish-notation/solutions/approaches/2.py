class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        def value():
            token = tokens.pop()
            if token not in {'+', '-', '*', '/'}:
                return int(token)
            right = value()
            left = value()
            if token == '+':
                return left + right
            if token == '-':
                return left - right
            if token == '*':
                return left * right
            quotient = abs(left) // abs(right)
            return quotient if (left < 0) == (right < 0) else -quotient

        return value()
