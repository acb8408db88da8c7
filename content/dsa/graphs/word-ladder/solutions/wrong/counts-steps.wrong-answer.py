class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        unused = set(wordList)
        queue = deque([(beginWord, 0)])
        while queue:
            word, steps = queue.popleft()
            if word == endWord:
                return steps  # one less than the number of words
            for i in range(len(word)):
                for letter in 'abcdefghijklmnopqrstuvwxyz':
                    candidate = word[:i] + letter + word[i + 1 :]
                    if candidate in unused:
                        unused.remove(candidate)
                        queue.append((candidate, steps + 1))
        return 0
