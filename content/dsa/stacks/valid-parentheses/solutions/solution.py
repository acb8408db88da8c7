class Solution:
    def isValid(self, s: str) -> bool:
        closing = {'(': ')', '[': ']', '{': '}'}
        awaited = []  # closing brackets still owed, innermost last
        for bracket in s:
            if bracket in closing:
                awaited.append(closing[bracket])
            elif not awaited or awaited.pop() != bracket:
                return False
        return not awaited
