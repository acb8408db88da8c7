class Solution {
    public double findMedianSortedArrays(int[] nums1, int[] nums2) {
        if (nums1.length > nums2.length) {
            return findMedianSortedArrays(nums2, nums1);
        }
        int m = nums1.length;
        int n = nums2.length;
        int half = (m + n + 1) / 2;
        int low = 0;
        int high = m;
        while (low < high) {
            int i = (low + high) / 2;
            if (nums1[i] < nums2[half - i - 1]) {
                low = i + 1;
            } else {
                high = i;
            }
        }
        int i = low;
        int j = half - low;
        int left = Math.max(i > 0 ? nums1[i - 1] : Integer.MIN_VALUE, j > 0 ? nums2[j - 1] : Integer.MIN_VALUE);
        if ((m + n) % 2 == 1) {
            return left;
        }
        int right = Math.min(i < m ? nums1[i] : Integer.MAX_VALUE, j < n ? nums2[j] : Integer.MAX_VALUE);
        return (left + right) / 2.0;
    }
}
