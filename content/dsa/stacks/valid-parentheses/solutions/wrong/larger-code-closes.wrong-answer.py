class Solution:
    def isValid(self, s):
        stack = []
        for c in s:
            if c in ')]}':
                if not stack or ord(stack.pop()) > ord(c):
                    return False
            else:
                stack.append(c)
        return not stack
