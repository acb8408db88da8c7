class Codec:
    def encode(self, strs: List[str]) -> str:
        return ''.join(f'{len(text)}#{text}' for text in strs)

    def decode(self, s: str) -> List[str]:
        strs = []
        position = 0
        while position < len(s):
            mark = s.index('#', position)
            end = mark + 1 + int(s[position:mark])
            strs.append(s[mark + 1:end])
            position = end
        return strs
