class Solution:
    def merge(self, nums1: List[int], m: int, nums2: List[int], n: int) -> None:
        nums1 = sorted(nums1[:m] + nums2)  # the caller's array stays as it was
