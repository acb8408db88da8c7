class Solution:
    def wordPattern(self, pattern: str, s: str) -> bool:
        words = s.split()
        if len(set(pattern)) != len(set(words)):
            return False
        table = dict(zip(pattern, words))
        return ''.join(table.get(p, '') for p in pattern) == ''.join(words)
