class Solution:
    def wordBreak(self, s, wordDict):
        @cache
        def fits(start):
            return start == len(s) or any(s.startswith(w, start) and fits(start + len(w)) for w in wordDict)

        return fits(0)
