class Solution:
    def checkInclusion(self, s1, s2):
        digest = 0
        for c in s1:
            digest ^= 1 << ord(c) - 97
        seen = [0]
        for c in s2:
            seen.append(seen[-1] ^ 1 << ord(c) - 97)
        n = len(s1)
        return any(seen[i + n] ^ seen[i] == digest for i in range(len(s2) - n + 1))
