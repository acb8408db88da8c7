class Solution:
    def numOfSubarrays(self, arr: List[int], k: int, threshold: int) -> int:
        required = k * threshold
        window = sum(arr[:k])
        count = int(window >= required)
        for entering, leaving in zip(arr[k:], arr):
            window += entering - leaving
            if window >= required:
                count += 1
        return count
