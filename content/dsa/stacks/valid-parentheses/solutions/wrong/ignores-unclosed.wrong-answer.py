class Solution:
    def isValid(self, s: str) -> bool:
        opening = {')': '(', ']': '[', '}': '{'}
        stack = []
        for bracket in s:
            if bracket not in opening:
                stack.append(bracket)
            elif not stack or stack.pop() != opening[bracket]:
                return False
        return True  # whatever is left on the stack was never closed
