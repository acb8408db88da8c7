class Solution:
    def isIsomorphic(self, s: str, t: str) -> bool:
        last_s, last_t = [-1] * 26, [-1] * 26
        for i, (a, b) in enumerate(zip(s, t)):
            x, y = ord(a) - 97, ord(b) - 97  # any ASCII character may occur
            if last_s[x] != last_t[y]:
                return False
            last_s[x] = last_t[y] = i
        return True
