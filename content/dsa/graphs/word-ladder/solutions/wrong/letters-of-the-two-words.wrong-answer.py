class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        left = set(wordList)
        letters = set(beginWord + endWord)
        level, count = [beginWord], 1
        while level:
            if endWord in level:
                return count
            following = []
            for word in level:
                for i in range(len(word)):
                    for c in letters:
                        other = word[:i] + c + word[i + 1 :]
                        if other in left:
                            left.remove(other)
                            following.append(other)
            level = following
            count += 1
        return 0
