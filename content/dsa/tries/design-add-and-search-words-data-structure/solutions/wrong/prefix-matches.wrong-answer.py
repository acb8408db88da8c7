class WordDictionary:
    def __init__(self):
        self.root = {}

    def addWord(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.setdefault(letter, {})

    def search(self, word: str) -> bool:
        nodes = [self.root]
        for letter in word:
            nodes = [child for node in nodes for key, child in node.items() if letter in ('.', key)]
        return bool(nodes)  # the beginning of a word is not a word
