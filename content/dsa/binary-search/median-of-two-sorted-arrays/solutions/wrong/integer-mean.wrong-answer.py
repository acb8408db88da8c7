class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        merged = sorted(nums1 + nums2)
        n = len(merged)
        return float((merged[(n - 1) // 2] + merged[n // 2]) // 2)  # rounds the mean down
