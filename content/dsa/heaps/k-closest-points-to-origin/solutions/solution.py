class Solution:
    def kClosest(self, points: List[List[int]], k: int) -> List[List[int]]:
        closest = []  # a heap of (negated squared distance, point): the farthest on top
        for x, y in points:
            heappush(closest, (-(x * x + y * y), [x, y]))
            if len(closest) > k:
                heappop(closest)
        return [point for _, point in closest]
