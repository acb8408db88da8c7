class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        def patterns(word):
            return [word[:i] + '*' + word[i + 1 :] for i in range(len(word))]

        groups = defaultdict(list)
        for word in wordList:
            for pattern in patterns(word):
                groups[pattern].append(word)

        found = {beginWord}
        length, level = 1, [beginWord]
        while level:
            following = []
            for word in level:
                if word == endWord:
                    return length
                for pattern in patterns(word):
                    for neighbor in groups.pop(pattern, []):
                        if neighbor not in found:
                            found.add(neighbor)
                            following.append(neighbor)
            level = following
            length += 1
        return 0
