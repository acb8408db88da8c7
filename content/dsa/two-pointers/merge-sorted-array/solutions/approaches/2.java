class Solution {
    public void merge(int[] nums1, int m, int[] nums2, int n) {
        int[] first = Arrays.copyOf(nums1, m);
        int i = 0;
        int j = 0;
        for (int write = 0; write < m + n; write++) {
            if (j == n || (i < m && first[i] <= nums2[j])) {
                nums1[write] = first[i++];
            } else {
                nums1[write] = nums2[j++];
            }
        }
    }
}
