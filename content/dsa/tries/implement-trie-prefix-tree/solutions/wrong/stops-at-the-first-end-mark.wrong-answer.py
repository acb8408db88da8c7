class Node:
    def __init__(self):
        self.next = {}
        self.end = False

class Trie:
    def __init__(self):
        self.root = Node()

    def insert(self, word):
        node = self.root
        for c in word:
            node = node.next.setdefault(c, Node())
        node.end = True

    def search(self, word):
        node = self.root
        for c in word:
            if node.end:
                return True
            if c not in node.next:
                return False
            node = node.next[c]
        return node.end

    def startsWith(self, prefix):
        node = self.root
        for c in prefix:
            if c not in node.next:
                return False
            node = node.next[c]
        return True
