class Solution:
    def decodeString(self, s: str) -> str:
        while '[' in s:
            m = re.search(r'(\d+)\[([a-z]*)\]', s)
            s = s.replace(m.group(), m.group(2) * int(m.group(1)))
        return s
