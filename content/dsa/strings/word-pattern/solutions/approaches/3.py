class Solution:
    def wordPattern(self, pattern: str, s: str) -> bool:
        words = s.split()
        if len(words) != len(pattern):
            return False
        first_letter, first_word = {}, {}
        return all(
            first_letter.setdefault(letter, i) == first_word.setdefault(word, i)
            for i, (letter, word) in enumerate(zip(pattern, words))
        )
