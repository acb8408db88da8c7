class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        tails = []
        for c in text1:
            at = text2.find(c)
            if at < 0:
                continue
            i = bisect_left(tails, at)
            tails[i : i + 1] = [at]
        return len(tails)
