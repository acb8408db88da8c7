class Solution:
    def kClosest(self, points: List[List[int]], k: int) -> List[List[int]]:
        def distance(point):
            return point[0] ** 2 + point[1] ** 2

        closest, rest = [], points
        while len(closest) < k:
            pivot = distance(choice(rest))
            nearer = [point for point in rest if distance(point) < pivot]
            equal = [point for point in rest if distance(point) == pivot]
            farther = [point for point in rest if distance(point) > pivot]
            missing = k - len(closest)
            if missing < len(nearer):
                rest = nearer
            else:
                closest += nearer + equal[: missing - len(nearer)]
                rest = farther
        return closest
