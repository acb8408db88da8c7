class Solution:
    def isValid(self, s: str) -> bool:
        before = ''
        while s != before:
            before = s
            for pair in ['()', '[]', '{}']:
                s = s.replace(pair, '')
        return s == ''
