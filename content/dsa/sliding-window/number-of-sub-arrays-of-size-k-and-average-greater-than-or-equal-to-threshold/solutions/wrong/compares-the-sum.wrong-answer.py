class Solution:
    def numOfSubarrays(self, arr, k, threshold):
        total = sum(arr[:k])
        count = int(total >= threshold)
        for i in range(k, len(arr)):
            total = total + arr[i] - arr[i - k]
            if total >= threshold:
                count += 1
        return count
