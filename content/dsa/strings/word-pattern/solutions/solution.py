class Solution:
    def wordPattern(self, pattern: str, s: str) -> bool:
        words = s.split()
        if len(words) != len(pattern):
            return False
        word_of, letter_of = {}, {}
        for letter, word in zip(pattern, words):
            if word_of.setdefault(letter, word) != word or letter_of.setdefault(word, letter) != letter:
                return False
        return True
