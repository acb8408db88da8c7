class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        unused = set(wordList)
        queue = deque([(beginWord, 1)])
        while queue:
            word, length = queue.popleft()
            if word == endWord:
                return length
            for other in list(unused):
                if sum((Counter(word) - Counter(other)).values()) <= 1:  # ignores the positions
                    unused.remove(other)
                    queue.append((other, length + 1))
        return 0
