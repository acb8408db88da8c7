class Solution:
    def countSubstrings(self, s):
        def around(i, j):
            n = 0
            while i >= 0 and j < len(s) and s[i] == s[j]:
                i, j, n = i - 1, j + 1, n + 1
            return n

        return sum(around(i, i) + around(i, i + 1) for i in range(len(s)))
