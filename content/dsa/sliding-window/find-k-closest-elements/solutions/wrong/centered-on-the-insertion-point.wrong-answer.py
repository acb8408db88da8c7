class Solution:
    def findClosestElements(self, arr, k, x):
        at = bisect_left(arr, x)
        start = max(0, min(at - k // 2, len(arr) - k))
        return arr[start:start + k]
