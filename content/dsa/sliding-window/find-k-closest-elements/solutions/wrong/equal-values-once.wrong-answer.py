class Solution:
    def findClosestElements(self, arr, k, x):
        byDistance = sorted(set(arr), key=lambda v: (abs(v - x), v))
        return sorted(byDistance[:k])
