class Solution:
    def isIsomorphic(self, s, t):
        a, b = Counter(s), Counter(t)
        return [a[c] for c in s] == [b[c] for c in t]
