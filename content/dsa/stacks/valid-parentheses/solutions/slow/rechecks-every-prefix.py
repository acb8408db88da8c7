class Solution:
    def isValid(self, s: str) -> bool:
        closing = {'(': ')', '[': ']', '{': '}'}

        def unclosed(end):
            awaited = []
            for i in range(end):
                if s[i] in closing:
                    awaited.append(closing[s[i]])
                elif not awaited or awaited.pop() != s[i]:
                    return None
            return awaited

        # Starts over from the first character after each one that is read.
        for end in range(1, len(s) + 1):
            if unclosed(end) is None:
                return False
        return unclosed(len(s)) == []
