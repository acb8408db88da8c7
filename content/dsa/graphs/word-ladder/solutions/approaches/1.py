class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        unused = set(wordList) - {beginWord}
        length, level = 1, [beginWord]
        while level:
            following = []
            for word in level:
                if word == endWord:
                    return length
                for i in range(len(word)):
                    for letter in 'abcdefghijklmnopqrstuvwxyz':
                        candidate = word[:i] + letter + word[i + 1 :]
                        if candidate in unused:
                            unused.remove(candidate)
                            following.append(candidate)
            level = following
            length += 1
        return 0
