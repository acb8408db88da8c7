class Solution:
    def kClosest(self, points: List[List[int]], k: int) -> List[List[int]]:
        def distance(point):
            return point[0] ** 2 + point[1] ** 2

        closest = []
        while points:
            pivot = distance(choice(points))
            nearer = [point for point in points if distance(point) < pivot]
            equal = [point for point in points if distance(point) == pivot]
            missing = k - len(closest)
            if missing <= len(nearer):
                points = nearer
            elif missing <= len(nearer) + len(equal):
                return closest + nearer + equal[:missing - len(nearer)]
            else:
                closest += nearer + equal
                points = [point for point in points if distance(point) > pivot]
        return closest
