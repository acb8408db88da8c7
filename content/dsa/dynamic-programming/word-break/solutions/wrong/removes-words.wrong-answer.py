class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        for word in sorted(wordDict, key=len, reverse=True):
            s = s.replace(word, ' ')  # a word in the middle is cut out whether that fits or not
        return s.strip() == ''
