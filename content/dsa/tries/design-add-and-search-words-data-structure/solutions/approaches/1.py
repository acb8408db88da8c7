class WordDictionary:
    def __init__(self):
        self.words = defaultdict(set)

    def addWord(self, word: str) -> None:
        self.words[len(word)].add(word)

    def search(self, word: str) -> bool:
        return any(self.matches(word, stored) for stored in self.words[len(word)])

    def matches(self, word: str, stored: str) -> bool:
        return all(a == '.' or a == b for a, b in zip(word, stored))
