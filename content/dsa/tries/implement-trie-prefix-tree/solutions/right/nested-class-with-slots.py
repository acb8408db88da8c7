class Trie:
    class Node:
        __slots__ = ('children', 'word')

        def __init__(self):
            self.children: dict[str, 'Trie.Node'] = {}
            self.word = False

    def __init__(self):
        self.root = Trie.Node()

    def insert(self, word):
        node = self.root
        for ch in word:
            node = node.children.setdefault(ch, Trie.Node())
        node.word = True

    def _find(self, prefix):
        return functools.reduce(lambda node, ch: node and node.children.get(ch), prefix, self.root)

    def search(self, word):
        return bool((node := self._find(word)) and node.word)

    def startsWith(self, prefix):
        return self._find(prefix) is not None
