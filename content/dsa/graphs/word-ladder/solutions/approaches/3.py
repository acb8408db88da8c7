class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        unused = set(wordList)
        if endWord not in unused:
            return 0
        unused -= {beginWord, endWord}

        length, level, other = 2, {beginWord}, {endWord}
        while level:
            if len(level) > len(other):
                level, other = other, level
            following = set()
            for word in level:
                for i in range(len(word)):
                    for letter in 'abcdefghijklmnopqrstuvwxyz':
                        candidate = word[:i] + letter + word[i + 1 :]
                        if candidate in other:
                            return length
                        if candidate in unused:
                            unused.remove(candidate)
                            following.add(candidate)
            level = following
            length += 1
        return 0
