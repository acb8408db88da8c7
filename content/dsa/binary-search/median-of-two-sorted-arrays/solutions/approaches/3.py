class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        m, n = len(nums1), len(nums2)

        def kth(k):
            i = j = 0  # where the remaining elements begin
            while i < m and j < n and k > 1:
                p, q = min(k // 2, m - i), min(k // 2, n - j)
                if nums1[i + p - 1] <= nums2[j + q - 1]:
                    i += p
                    k -= p
                else:
                    j += q
                    k -= q
            if i == m:
                return nums2[j + k - 1]
            if j == n:
                return nums1[i + k - 1]
            return min(nums1[i], nums2[j])

        half = (m + n) // 2
        if (m + n) % 2 == 1:
            return float(kth(half + 1))
        return (kth(half) + kth(half + 1)) / 2
