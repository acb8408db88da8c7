class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        if not s:
            return True
        return any(
            s.startswith(word) and self.wordBreak(s[len(word):], wordDict[:i] + wordDict[i + 1:])
            for i, word in enumerate(wordDict)
        )
