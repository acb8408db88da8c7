class Codec:
    def encode(self, strs: List[str]) -> str:
        return ''.join(s.replace('\\', '\\\\').replace(';', '\\s') + ';' for s in strs)

    def decode(self, s: str) -> List[str]:
        return [part.replace('\\s', ';').replace('\\\\', '\\') for part in s.split(';')[:-1]]
