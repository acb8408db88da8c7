class Solution:
    def numOfSubarrays(self, arr: List[int], k: int, threshold: int) -> int:
        run = count = 0
        for value in arr:
            run = run + 1 if value >= threshold else 0
            if run >= k:
                count += 1
        return count
