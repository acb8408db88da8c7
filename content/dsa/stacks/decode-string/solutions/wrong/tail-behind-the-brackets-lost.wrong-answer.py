class Solution:
    def decodeString(self, s):
        out = cur = ''
        n = 0
        stack = []
        for c in s:
            if c.isdigit():
                n = 10 * n + int(c)
            elif c == '[':
                stack.append((cur, n))
                cur, n = '', 0
            elif c == ']':
                before, times = stack.pop()
                cur = before + cur * times
                if not stack:
                    out += cur
                    cur = ''
            else:
                cur += c
        return out
