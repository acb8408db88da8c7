class Solution:
    def numOfSubarrays(self, arr: List[int], k: int, threshold: int) -> int:
        count = 0
        for start in range(len(arr) - k + 1):
            total = 0
            for i in range(start, start + k):
                total += arr[i]
            if total >= k * threshold:
                count += 1
        return count
