class Solution:
    def merge(self, nums1, m, nums2, n):
        nums1[m:] = nums2
        for i in range(m, m + n):
            if i and nums1[i - 1] > nums1[i]:
                nums1[i - 1], nums1[i] = nums1[i], nums1[i - 1]
