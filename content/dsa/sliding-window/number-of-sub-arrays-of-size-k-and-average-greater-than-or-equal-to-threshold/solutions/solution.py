class Solution:
    def numOfSubarrays(self, arr: List[int], k: int, threshold: int) -> int:
        required = k * threshold
        window = sum(islice(arr, k))
        count = int(window >= required)
        for entering, leaving in zip(islice(arr, k, None), arr):
            window += entering - leaving
            if window >= required:
                count += 1
        return count
