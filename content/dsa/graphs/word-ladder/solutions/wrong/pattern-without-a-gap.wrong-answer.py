class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        if endWord not in wordList:
            return 0
        groups = defaultdict(list)
        for word in wordList:
            for i in range(len(word)):
                groups[word[:i] + word[i + 1 :]].append(word)
        steps = {beginWord: 1}
        queue = deque([beginWord])
        while queue:
            word = queue.popleft()
            if word == endWord:
                return steps[word]
            for i in range(len(word)):
                for other in groups.pop(word[:i] + word[i + 1 :], []):
                    if other not in steps:
                        steps[other] = steps[word] + 1
                        queue.append(other)
        return 0
