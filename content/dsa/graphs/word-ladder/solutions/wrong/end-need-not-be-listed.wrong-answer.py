class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        unused = set(wordList) | {endWord}  # endWord must be in the list by itself
        queue = deque([(beginWord, 1)])
        while queue:
            word, length = queue.popleft()
            if word == endWord:
                return length
            for i in range(len(word)):
                for letter in 'abcdefghijklmnopqrstuvwxyz':
                    candidate = word[:i] + letter + word[i + 1 :]
                    if candidate in unused:
                        unused.remove(candidate)
                        queue.append((candidate, length + 1))
        return 0
