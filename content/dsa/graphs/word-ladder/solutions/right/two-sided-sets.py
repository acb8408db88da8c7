import string


class Solution:
    def ladderLength(self, beginWord, endWord, wordList):
        words = set(wordList)
        if endWord not in words:
            return 0
        front, back, length = {beginWord}, {endWord}, 1
        while front:
            length += 1
            words -= front
            front = {
                w[:i] + ch + w[i + 1 :] for w in front for i in range(len(w)) for ch in string.ascii_lowercase
            } & words
            if front & back:
                return length
            if len(front) > len(back):
                front, back = back, front
        return 0
