class Solution:
    def decodeString(self, s: str) -> str:
        outer = []
        text, number = '', 0
        for char in s:
            if char.isdigit():
                number = number * 10 + int(char)
            elif char == '[':
                outer.append((text, number))
                text = ''
            elif char == ']':
                before, times = outer.pop()
                text = before + text * times
                number = 0
            else:
                text += char
        return text
