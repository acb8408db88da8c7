class Solution:
    def numOfSubarrays(self, arr: List[int], k: int, threshold: int) -> int:
        sums = set()
        total = sum(arr[:k])
        for i in range(k, len(arr) + 1):
            if total >= k * threshold:
                sums.add(total)
            if i < len(arr):
                total += arr[i] - arr[i - k]
        return len(sums)
