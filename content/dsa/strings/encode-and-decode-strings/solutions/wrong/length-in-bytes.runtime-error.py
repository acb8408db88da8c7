class Codec:
    def encode(self, strs: List[str]) -> str:
        return ''.join(f'{len(s.encode())}#{s}' for s in strs)

    def decode(self, s: str) -> List[str]:
        out, i = [], 0
        while i < len(s):
            j = s.index('#', i)
            n = int(s[i:j])
            out.append(s[j + 1:j + 1 + n])
            i = j + 1 + n
        return out
