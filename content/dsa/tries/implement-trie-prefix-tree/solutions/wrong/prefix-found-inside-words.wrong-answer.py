class Trie:
    def __init__(self):
        self.text = ' '

    def insert(self, word):
        self.text += word + ' '

    def search(self, word):
        return ' ' + word + ' ' in self.text

    def startsWith(self, prefix):
        return prefix in self.text
