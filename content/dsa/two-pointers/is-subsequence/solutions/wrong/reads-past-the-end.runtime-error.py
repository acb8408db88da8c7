class Solution:
    def isSubsequence(self, s: str, t: str) -> bool:
        matched = 0
        for letter in t:
            if letter == s[matched]:  # s may be empty, or already matched completely
                matched += 1
        return matched == len(s)
