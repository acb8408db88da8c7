class Solution:
    def countSubstrings(self, s):
        return sum(c * (c + 1) // 2 for c in Counter(s).values())
