class Solution:
    def findClosestElements(self, arr: List[int], k: int, x: int) -> List[int]:
        low, high = 0, len(arr)
        while low < high:
            mid = (low + high) // 2
            if x - arr[mid] > arr[mid + k] - x:  # mid + k may lie outside
                low = mid + 1
            else:
                high = mid
        return arr[low:low + k]
