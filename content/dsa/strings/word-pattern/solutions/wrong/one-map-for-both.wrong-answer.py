class Solution:
    def wordPattern(self, pattern: str, s: str) -> bool:
        words = s.split()
        if len(words) != len(pattern):
            return False
        first = {}  # the letter a and the word a are the same key
        return all(first.setdefault(letter, i) == first.setdefault(word, i) for i, (letter, word) in enumerate(zip(pattern, words)))
