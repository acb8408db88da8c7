class Solution:
    def merge(self, nums1: List[int], m: int, nums2: List[int], n: int) -> None:
        first = nums1[:m]
        i = j = 0
        for write in range(m + n):
            if j == n or (i < m and first[i] <= nums2[j]):
                nums1[write] = first[i]
                i += 1
            else:
                nums1[write] = nums2[j]
                j += 1
