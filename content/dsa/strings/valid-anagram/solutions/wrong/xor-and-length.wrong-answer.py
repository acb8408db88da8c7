class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        if len(s) != len(t):
            return False
        x = 0
        for a, b in zip(s, t):
            x ^= ord(a) ^ ord(b)
        return x == 0
