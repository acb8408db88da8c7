class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        letters = 'abcdefghijklmnopqrstuvwxyz'
        unused = set(wordList)
        if endWord not in unused:
            return 0

        length, level = 1, {beginWord}
        while level:
            if endWord in level:
                return length
            unused -= level
            candidates = {
                word[:i] + letter + word[i + 1 :]
                for word in level
                for i in range(len(word))
                for letter in letters
            }
            level = candidates & unused
            length += 1
        return 0
