class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        n = len(s)
        reach = [True] + [False] * n
        for end in range(1, n):
            for word in wordDict:
                if end >= len(word) and reach[end - len(word)] and s[:end].endswith(word):
                    reach[end] = True
                    break
        return reach[n - 1]
