class Solution:
    def isIsomorphic(self, s: str, t: str) -> bool:
        def shape(text):
            return ''.join(str(text.index(c)) for c in text)
        return shape(s) == shape(t)
