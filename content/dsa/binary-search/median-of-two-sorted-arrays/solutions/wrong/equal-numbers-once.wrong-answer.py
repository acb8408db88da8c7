class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        merged = sorted(set(nums1) | set(nums2))
        half = len(merged) // 2
        if len(merged) % 2:
            return merged[half]
        return (merged[half - 1] + merged[half]) / 2
