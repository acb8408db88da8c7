class Solution:
    def merge(self, nums1: List[int], m: int, nums2: List[int], n: int) -> None:
        j = 0
        for i in range(m + n):
            if j < n and (i >= m or nums2[j] < nums1[i]):
                nums1[i] = nums2[j]  # the element that stood here is lost
                j += 1
