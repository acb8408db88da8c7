from heapq import merge
from statistics import median


class Solution:
    def findMedianSortedArrays(self, nums1, nums2):
        return median(merge(nums1, nums2))
