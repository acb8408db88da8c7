class Solution:
    def isValid(self, s):
        for _ in range(100):
            s = s.replace('()', '').replace('[]', '').replace('{}', '')
        return s == ''
