class Solution:
    def merge(self, nums1: List[int], m: int, nums2: List[int], n: int) -> None:
        kept = [x for x in nums1 if x]
        nums1[:] = sorted(kept + nums2) + [0] * (m - len(kept))
