class WordDictionary:
    def __init__(self):
        self.groups = defaultdict(set)

    def addWord(self, word: str) -> None:
        self.groups[word[0], len(word)].add(word)

    def search(self, word: str) -> bool:
        group = self.groups.get((word[0], len(word)), ())
        if '.' not in word:
            return word in group
        return any(all(a in (b, '.') for a, b in zip(word, w)) for w in group)
