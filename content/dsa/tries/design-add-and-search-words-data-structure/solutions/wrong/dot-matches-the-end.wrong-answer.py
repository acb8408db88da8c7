class WordDictionary:
    def __init__(self):
        self.root = {}

    def addWord(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.setdefault(letter, {})
        node['end'] = {'end': {}}

    def search(self, word: str) -> bool:
        nodes = [self.root]
        for letter in word:  # a dot also follows the mark for the end of a word
            nodes = [child for node in nodes for key, child in node.items() if letter in ('.', key)]
        return any('end' in node for node in nodes)
