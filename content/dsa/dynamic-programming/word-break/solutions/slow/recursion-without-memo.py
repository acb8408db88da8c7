class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        def divisible(i):
            if i == len(s):
                return True
            return any(s.startswith(word, i) and divisible(i + len(word)) for word in wordDict)

        return divisible(0)
