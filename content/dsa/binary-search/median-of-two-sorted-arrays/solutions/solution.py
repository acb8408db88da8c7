class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        a, b = sorted((nums1, nums2), key=len)
        half = (len(a) + len(b) + 1) // 2
        low, high = 0, len(a)
        while low < high:
            i = (low + high) // 2
            if a[i] < b[half - i - 1]:
                low = i + 1
            else:
                high = i
        i, j = low, half - low
        left = max(a[i - 1] if i > 0 else -inf, b[j - 1] if j > 0 else -inf)
        if (len(a) + len(b)) % 2 == 1:
            return float(left)
        right = min(a[i] if i < len(a) else inf, b[j] if j < len(b) else inf)
        return (left + right) / 2
