class Node:
    def __init__(self):
        self.children = {}
        self.is_word = False


class WordDictionary:
    def __init__(self):
        self.root = Node()

    def addWord(self, word: str) -> None:
        node = self.root
        for letter in word:
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]
        node.is_word = True

    def search(self, word: str) -> bool:
        nodes = [self.root]
        for letter in word:
            if letter == '.':
                nodes = [child for node in nodes for child in node.children.values()]
            else:
                nodes = [node.children[letter] for node in nodes if letter in node.children]
        return any(node.is_word for node in nodes)
