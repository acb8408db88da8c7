class Solution:
    def decodeString(self, s: str) -> str:
        # Expands innermost brackets once; what encloses them stays as it is.
        return re.sub(r'(\d+)\[([a-z]*)\]', lambda match: int(match[1]) * match[2], s)
