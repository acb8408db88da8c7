class WordDictionary:
    def __init__(self):
        self.root = {}

    def addWord(self, word: str) -> None:
        node = self.root
        for c in word[:-1]:
            node = node.setdefault(c, {})
        node[word[-1]] = {'$': True}

    def search(self, word: str) -> bool:
        def match(node, i):
            if i == len(word):
                return '$' in node
            if word[i] == '.':
                return any(match(child, i + 1) for c, child in node.items() if c != '$')
            return word[i] in node and match(node[word[i]], i + 1)
        return match(self.root, 0)
