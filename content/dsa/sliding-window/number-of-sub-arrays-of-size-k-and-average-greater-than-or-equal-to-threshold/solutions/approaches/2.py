class Solution:
    def numOfSubarrays(self, arr: List[int], k: int, threshold: int) -> int:
        prefix = [0, *accumulate(arr)]
        return sum(prefix[i + k] - prefix[i] >= k * threshold for i in range(len(arr) - k + 1))
