class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        @cache
        def segmentable(i):
            if i == len(s):
                return True
            return any(s.startswith(word, i) and segmentable(i + len(word)) for word in wordDict)

        return segmentable(0)
