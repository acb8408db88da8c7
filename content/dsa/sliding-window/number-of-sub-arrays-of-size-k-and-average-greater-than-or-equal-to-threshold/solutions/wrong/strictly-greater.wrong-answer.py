class Solution:
    def numOfSubarrays(self, arr: List[int], k: int, threshold: int) -> int:
        return sum(sum(arr[i:i + k]) > k * threshold for i in range(len(arr) - k + 1))
