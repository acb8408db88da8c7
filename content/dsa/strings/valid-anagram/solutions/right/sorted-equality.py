class Solution:
    isAnagram = lambda self, s, t: sorted(s) == sorted(t)
