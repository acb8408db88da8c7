import re


class Solution:
    def decodeString(self, s):
        while '[' in s:
            s = re.sub(r'(\d+)\[([a-z]*)\]', lambda m: int(m[1]) * m[2], s)
        return s
