class Solution:
    def isSubsequence(self, s: str, t: str) -> bool:
        matched = 0
        for letter in t:
            if matched < len(s) and letter == s[matched]:
                matched += 1
        return matched == len(s)
