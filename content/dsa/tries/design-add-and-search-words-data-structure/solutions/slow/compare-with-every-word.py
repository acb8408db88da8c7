class WordDictionary:
    def __init__(self):
        self.words = defaultdict(list)

    def addWord(self, word: str) -> None:
        self.words[len(word)].append(word)

    def search(self, word: str) -> bool:
        return any(
            all(a == b or a == '.' for a, b in zip(word, candidate))
            for candidate in self.words[len(word)]
        )
