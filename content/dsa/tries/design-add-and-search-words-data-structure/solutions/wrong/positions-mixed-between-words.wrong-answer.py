class WordDictionary:
    def __init__(self):
        self.letters = defaultdict(lambda: defaultdict(set))

    def addWord(self, word):
        for i, c in enumerate(word):
            self.letters[len(word)][i].add(c)

    def search(self, word):
        if len(word) not in self.letters:
            return False
        table = self.letters[len(word)]
        return all(c == '.' or c in table[i] for i, c in enumerate(word))
