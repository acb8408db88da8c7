class Solution:
    def wordPattern(self, pattern: str, s: str) -> bool:
        words = s.split()
        word_of = {}
        # two letters may end up with the same word
        return len(words) == len(pattern) and all(
            word_of.setdefault(letter, word) == word for letter, word in zip(pattern, words)
        )
