class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        half = (len(nums1) + len(nums2) + 1) // 2
        low, high = 0, len(nums1)
        while low < high:
            i = (low + high) // 2
            if nums1[i] < nums2[half - i - 1]:  # nums1 may be the longer one
                low = i + 1
            else:
                high = i
        left = max(nums1[low - 1] if low else -inf, nums2[half - low - 1] if half > low else -inf)
        if (len(nums1) + len(nums2)) % 2 == 1:
            return float(left)
        return (left + min(nums1[low:low + 1] + nums2[half - low:half - low + 1])) / 2
