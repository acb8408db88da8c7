class Solution:
    def kClosest(self, points, k):
        return map(tuple, heapq.nsmallest(k, points, key=lambda p: math.dist(p, (0, 0))))
