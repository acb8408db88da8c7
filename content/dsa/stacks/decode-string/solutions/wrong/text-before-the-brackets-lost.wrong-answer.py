class Solution:
    def decodeString(self, s: str) -> str:
        stack = []
        count, text = 0, ''
        for c in s:
            if c.isdigit():
                count = count * 10 + int(c)
            elif c == '[':
                stack.append(count)
                count, text = 0, ''
            elif c == ']':
                text = text * stack.pop()
            else:
                text += c
        return text
