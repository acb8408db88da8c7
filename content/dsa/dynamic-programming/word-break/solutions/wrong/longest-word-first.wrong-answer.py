class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        words = sorted(wordDict, key=len, reverse=True)
        i = 0
        while i < len(s):
            for word in words:
                if s.startswith(word, i):
                    i += len(word)
                    break
            else:
                return False
        return True
