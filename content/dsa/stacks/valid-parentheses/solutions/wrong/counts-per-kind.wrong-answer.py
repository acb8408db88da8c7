class Solution:
    def isValid(self, s: str) -> bool:
        # One counter per kind forgets the order between kinds: accepts "([)]".
        depth = {'(': 0, '[': 0, '{': 0}
        opening = {')': '(', ']': '[', '}': '{'}
        for bracket in s:
            if bracket in depth:
                depth[bracket] += 1
            else:
                depth[opening[bracket]] -= 1
                if depth[opening[bracket]] < 0:
                    return False
        return not any(depth.values())
