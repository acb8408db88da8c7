class Solution:
    def wordPattern(self, pattern: str, s: str) -> bool:
        def shape(items):
            return ''.join(str(items.index(x)) for x in items)
        return shape(pattern) == shape(s.split())
