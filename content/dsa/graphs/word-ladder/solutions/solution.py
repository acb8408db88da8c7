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
            level = {
                candidate
                for word in level
                for i in range(len(word))
                for letter in letters
                if (candidate := word[:i] + letter + word[i + 1 :]) in unused
            }
            length += 1
        return 0
