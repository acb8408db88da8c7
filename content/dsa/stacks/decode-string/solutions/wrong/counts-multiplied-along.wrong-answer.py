class Solution:
    def decodeString(self, s):
        factor, number = [1], 0
        out = []
        for c in s:
            if c.isdigit():
                number = number * 10 + int(c)
            elif c == '[':
                factor.append(factor[-1] * number)
                number = 0
            elif c == ']':
                factor.pop()
            else:
                out.append(c * factor[-1])
        return ''.join(out)
