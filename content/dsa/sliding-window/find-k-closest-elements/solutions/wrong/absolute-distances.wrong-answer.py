class Solution:
    def findClosestElements(self, arr: List[int], k: int, x: int) -> List[int]:
        low, high = 0, len(arr) - k
        while low < high:
            mid = (low + high) // 2
            if abs(x - arr[mid]) > abs(arr[mid + k] - x):  # equal elements look like a tie
                low = mid + 1
            else:
                high = mid
        return arr[low:low + k]
