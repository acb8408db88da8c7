class Solution:
    def minFlips(self, s):
        equal = sum(s[i] == s[i - 1] for i in range(len(s)))
        return (equal + 1) // 2
