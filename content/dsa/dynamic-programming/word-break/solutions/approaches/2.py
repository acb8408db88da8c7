class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        words = set(wordDict)
        reachable = [True]  # reachable[i]: the first i characters can be divided
        for end in range(1, len(s) + 1):
            fits = any(reachable[start] and s[start:end] in words for start in range(end))
            reachable.append(fits)
        return reachable[-1]
