class Trie:
    def __init__(self):
        self.root = {}

    def insert(self, word: str) -> None:
        node = self.root
        for c in word[:-1]:
            node = node.setdefault(c, {})
        node[word[-1]] = {'end': True}

    def find(self, text):
        node = self.root
        for c in text:
            node = node.get(c)
            if node is None:
                return None
        return node

    def search(self, word: str) -> bool:
        node = self.find(word)
        return node is not None and 'end' in node

    def startsWith(self, prefix: str) -> bool:
        return self.find(prefix) is not None
