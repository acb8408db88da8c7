class Solution:
    def findMedianSortedArrays(self, nums1, nums2):
        if not nums1:
            return float(nums2[len(nums2) // 2])
        if not nums2:
            return float(nums1[len(nums1) // 2])
        both = sorted(nums1 + nums2)
        return (both[len(both) // 2] + both[~(len(both) // 2)]) / 2
