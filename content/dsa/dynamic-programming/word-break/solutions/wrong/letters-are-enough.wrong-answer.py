class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        return set(s) <= set("".join(wordDict))
