class Solution:
    def isAnagram(self, s, t):
        if len(s) != len(t) or set(s) != set(t):
            return False
        return sum(ord(c) ** 2 for c in s) == sum(ord(c) ** 2 for c in t)
