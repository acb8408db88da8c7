class Solution:
    def numOfSubarrays(self, arr: List[int], k: int, threshold: int) -> int:
        window = count = 0
        for i, num in enumerate(arr):
            window += num
            if i >= k:
                window -= arr[i - k]
            count += window >= k * threshold  # also while there are fewer than k elements
        return count
