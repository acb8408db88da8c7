class Solution:
    def isIsomorphic(self, s, t):
        left, right = {}, {}
        for i, (a, b) in enumerate(zip(s, t)):
            if left.get(a) and right.get(b):
                if left[a] != right[b]:
                    return False
            elif left.get(a) or right.get(b):
                return False
            left[a] = right[b] = i
        return True
