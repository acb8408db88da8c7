class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        words = set(wordList)
        dist = {beginWord: 1}
        todo = [beginWord]
        for word in todo:
            for i in range(1, len(word)):
                for c in "abcdefghijklmnopqrstuvwxyz":
                    new = word[:i] + c + word[i + 1 :]
                    if new in words and new not in dist:
                        dist[new] = dist[word] + 1
                        todo.append(new)
        return dist.get(endWord, 0)
