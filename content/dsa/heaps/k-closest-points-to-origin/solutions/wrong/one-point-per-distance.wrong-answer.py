class Solution:
    def kClosest(self, points: List[List[int]], k: int) -> List[List[int]]:
        at = {x * x + y * y: [x, y] for x, y in points}
        return [at[d] for d in sorted(at)[:k]]
