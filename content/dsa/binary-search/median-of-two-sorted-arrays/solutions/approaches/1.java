class Solution {
    public double findMedianSortedArrays(int[] nums1, int[] nums2) {
        int m = nums1.length;
        int n = nums2.length;
        int i = 0;
        int j = 0;
        int previous = 0;
        int last = 0; // with previous, the last two elements taken
        for (int taken = 0; taken <= (m + n) / 2; taken++) {
            previous = last;
            if (j == n || (i < m && nums1[i] <= nums2[j])) {
                last = nums1[i];
                i++;
            } else {
                last = nums2[j];
                j++;
            }
        }
        if ((m + n) % 2 == 1) {
            return last;
        }
        return (previous + last) / 2.0;
    }
}
