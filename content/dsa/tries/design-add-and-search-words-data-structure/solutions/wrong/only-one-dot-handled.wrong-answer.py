class WordDictionary:
    def __init__(self):
        self.words = set()

    def addWord(self, word):
        self.words.add(word)

    def search(self, word):
        if '.' not in word:
            return word in self.words
        return any(word.replace('.', c) in self.words for c in 'abcdefghijklmnopqrstuvwxyz')
