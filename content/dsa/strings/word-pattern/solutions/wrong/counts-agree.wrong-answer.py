class Solution:
    def wordPattern(self, pattern, s):
        words = s.split(' ')
        return sorted(Counter(pattern).values()) == sorted(Counter(words).values())
