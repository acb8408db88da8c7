class Codec:
    def encode(self, strs: List[str]) -> str:
        return ''.join(s.replace('\\', '\\\\').replace('|', '\\|') + '|' for s in strs)

    def decode(self, s: str) -> List[str]:
        strs, current, i = [], '', 0
        while i < len(s):
            if s[i] == '|':
                if current:  # an empty string is an element, too
                    strs.append(current)
                current = ''
            else:
                if s[i] == '\\':
                    i += 1
                current += s[i]
            i += 1
        return strs
