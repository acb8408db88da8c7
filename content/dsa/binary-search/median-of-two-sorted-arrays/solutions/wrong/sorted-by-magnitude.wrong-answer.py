class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        both = sorted(nums1 + nums2, key=abs)
        m, odd = divmod(len(both), 2)
        return float(both[m]) if odd else (both[m - 1] + both[m]) / 2
