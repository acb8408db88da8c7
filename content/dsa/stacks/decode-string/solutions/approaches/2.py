class Solution:
    def decodeString(self, s: str) -> str:
        position = 0

        def decode():
            nonlocal position
            pieces = []
            while position < len(s) and s[position] != ']':
                start = position
                while s[position].isdigit():
                    position += 1
                if position == start:
                    pieces.append(s[position])
                else:
                    count = int(s[start:position])
                    position += 1  # the opening bracket
                    pieces.append(count * decode())
                position += 1  # the letter or the closing bracket
            return ''.join(pieces)

        return decode()
