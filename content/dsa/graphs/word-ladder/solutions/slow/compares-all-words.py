class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        def linked(a, b):
            return sum(x != y for x, y in zip(a, b)) == 1

        words = [beginWord] + [word for word in wordList if word != beginWord]
        neighbors = {word: [other for other in words if linked(word, other)] for word in words}
        length_of, queue = {beginWord: 1}, deque([beginWord])
        while queue:
            word = queue.popleft()
            for other in neighbors[word]:
                if other not in length_of:
                    length_of[other] = length_of[word] + 1
                    queue.append(other)
        return length_of.get(endWord, 0)
