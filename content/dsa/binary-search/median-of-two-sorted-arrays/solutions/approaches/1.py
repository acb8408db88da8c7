class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        m, n = len(nums1), len(nums2)
        i = j = 0
        previous = last = 0  # the last two elements taken
        for _ in range((m + n) // 2 + 1):
            previous = last
            if j == n or i < m and nums1[i] <= nums2[j]:
                last = nums1[i]
                i += 1
            else:
                last = nums2[j]
                j += 1
        if (m + n) % 2 == 1:
            return float(last)
        return (previous + last) / 2
