class Trie:
    def __init__(self):
        self.root = {}
        self.words = set()

    def insert(self, word: str) -> None:
        self.words.add(word)
        node = self.root
        for c in word[:100]:
            node = node.setdefault(c, {})

    def search(self, word: str) -> bool:
        return word in self.words

    def startsWith(self, prefix: str) -> bool:
        node = self.root
        for c in prefix[:100]:
            if c not in node:
                return False
            node = node[c]
        return True
