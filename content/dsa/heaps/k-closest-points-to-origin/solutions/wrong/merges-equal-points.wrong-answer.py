class Solution:
    def kClosest(self, points: List[List[int]], k: int) -> List[List[int]]:
        distance = {(x, y): x * x + y * y for x, y in points}  # a repeated point is kept once only
        return [list(point) for point in sorted(distance, key=distance.get)[:k]]
