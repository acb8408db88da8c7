class Solution {
    public double findMedianSortedArrays(int[] nums1, int[] nums2) {
        int total = nums1.length + nums2.length;
        int half = total / 2;
        if (total % 2 == 1) {
            return kth(nums1, nums2, half + 1);
        }
        return (kth(nums1, nums2, half) + kth(nums1, nums2, half + 1)) / 2.0;
    }

    private static int kth(int[] nums1, int[] nums2, int k) {
        int m = nums1.length;
        int n = nums2.length;
        int i = 0;
        int j = 0; // i and j: where the remaining elements begin
        while (i < m && j < n && k > 1) {
            int p = Math.min(k / 2, m - i);
            int q = Math.min(k / 2, n - j);
            if (nums1[i + p - 1] <= nums2[j + q - 1]) {
                i += p;
                k -= p;
            } else {
                j += q;
                k -= q;
            }
        }
        if (i == m) {
            return nums2[j + k - 1];
        }
        if (j == n) {
            return nums1[i + k - 1];
        }
        return Math.min(nums1[i], nums2[j]);
    }
}
