class Solution:
    def decodeString(self, s: str) -> str:
        outer = []  # for each open bracket: the text before it and how often to repeat
        text, number = '', 0
        for char in s:
            if char.isdigit():
                number = number * 10 + int(char)
            elif char == '[':
                outer.append((text, number))
                text, number = '', 0
            elif char == ']':
                before, times = outer.pop()
                text = before + text * times
            else:
                text += char
        return text
