class Trie:
    def __init__(self):
        self.root = {}

    def insert(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.setdefault(letter, {})

    def find(self, prefix: str) -> Optional[dict]:
        node = self.root
        for letter in prefix:
            if letter not in node:
                return None
            node = node[letter]
        return node

    def search(self, word: str) -> bool:
        return self.find(word) == {}  # a word may be the beginning of another

    def startsWith(self, prefix: str) -> bool:
        return self.find(prefix) is not None
