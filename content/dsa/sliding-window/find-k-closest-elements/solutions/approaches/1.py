class Solution:
    def findClosestElements(self, arr: List[int], k: int, x: int) -> List[int]:
        closest = sorted(arr, key=lambda value: (abs(value - x), value))
        return sorted(closest[:k])
