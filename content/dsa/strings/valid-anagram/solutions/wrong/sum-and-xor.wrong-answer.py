class Solution:
    def isAnagram(self, s, t):
        def digest(text):
            x = 0
            for c in text:
                x ^= ord(c)
            return len(text), sum(map(ord, text)), x
        return digest(s) == digest(t)
