class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        words = set(wordDict)
        start = 0
        for end in range(1, len(s) + 1):
            if s[start:end] in words:
                start = end
        return start == len(s)
