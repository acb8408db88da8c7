class Solution:
    def isValid(self, s):
        partner = dict(zip('([{', ')]}'))
        half = len(s) // 2
        if len(s) % 2:
            return False
        return all(partner.get(a) == b for a, b in zip(s[:half], reversed(s[half:])))
