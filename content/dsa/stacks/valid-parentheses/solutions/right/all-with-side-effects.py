class Solution:
    def isValid(self, s):
        closing = dict(zip(')]}', '([{'))
        stack = []
        return all(
            stack.append(c) is None if c not in closing else bool(stack) and stack.pop() == closing[c] for c in s
        ) and not stack
