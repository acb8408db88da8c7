class Trie:
    def __init__(self):
        self.words, self.prefixes = set(), set()

    def insert(self, word: str) -> None:
        self.words.add(word)
        self.prefixes.update(word[:i] for i in range(len(word)))  # not the word itself

    def search(self, word: str) -> bool:
        return word in self.words

    def startsWith(self, prefix: str) -> bool:
        return prefix in self.prefixes
