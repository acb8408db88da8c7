class Solution:
    def wordBreak(self, s, wordDict):
        covered = [False] * len(s)
        for word in wordDict:
            at = s.find(word)
            while at >= 0:
                for i in range(at, at + len(word)):
                    covered[i] = True
                at = s.find(word, at + 1)
        return all(covered)
