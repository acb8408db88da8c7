class Solution:
    def wordPattern(self, pattern, s):
        initials = ''.join(word[0] for word in s.split())
        if len(pattern) != len(initials):
            return False
        return [pattern.index(c) for c in pattern] == [initials.index(c) for c in initials]
