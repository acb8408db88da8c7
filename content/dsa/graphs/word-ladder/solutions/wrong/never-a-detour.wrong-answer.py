class Solution:
    def ladderLength(self, beginWord, endWord, wordList):
        words = set(wordList)
        if endWord not in words:
            return 0
        seen, queue = {beginWord}, deque([(beginWord, 1)])
        while queue:
            word, n = queue.popleft()
            for i, (a, b) in enumerate(zip(word, endWord)):
                closer = word[:i] + b + word[i + 1 :]
                if a != b and closer in words and closer not in seen:
                    if closer == endWord:
                        return n + 1
                    seen.add(closer)
                    queue.append((closer, n + 1))
        return 0
