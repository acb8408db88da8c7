class Solution:
    def numOfSubarrays(self, arr, k, threshold):
        prefix = [0] + list(accumulate(arr))
        goal = k * threshold
        return sum(prefix[i + k] - prefix[i] >= goal for i in range(len(arr) - k))
