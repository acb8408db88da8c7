class Solution:
    def findClosestElements(self, arr: List[int], k: int, x: int) -> List[int]:
        left = right = arr.index(x)
        while right - left + 1 < k:
            if left == 0:
                right += 1
            elif right == len(arr) - 1 or x - arr[left - 1] <= arr[right + 1] - x:
                left -= 1
            else:
                right += 1
        return arr[left:right + 1]
