class Codec:
    def encode(self, strs: List[str]) -> str:
        return ''.join(s.replace('\\', '\\\\').replace('|', '\\|') + '|' for s in strs)

    def decode(self, s: str) -> List[str]:
        strs, current, i = [], [], 0
        while i < len(s):
            if s[i] == '|':
                strs.append(''.join(current))
                current = []
            else:
                if s[i] == '\\':
                    i += 1
                current.append(s[i])
            i += 1
        return strs
