class Solution:
    def merge(self, nums1, m, nums2, n):
        merged = sorted(set(nums1[:m]) | set(nums2))
        nums1[:len(merged)] = merged
