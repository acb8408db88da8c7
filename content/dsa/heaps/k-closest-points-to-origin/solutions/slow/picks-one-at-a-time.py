class Solution:
    def kClosest(self, points: List[List[int]], k: int) -> List[List[int]]:
        closest = []
        for _ in range(k):
            best = min(points, key=lambda point: point[0] ** 2 + point[1] ** 2)
            points.remove(best)
            closest.append(best)
        return closest
