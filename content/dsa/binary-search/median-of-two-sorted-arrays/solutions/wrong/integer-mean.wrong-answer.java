class Solution {
    public double findMedianSortedArrays(int[] nums1, int[] nums2) {
        int[] all = new int[nums1.length + nums2.length];
        System.arraycopy(nums1, 0, all, 0, nums1.length);
        System.arraycopy(nums2, 0, all, nums1.length, nums2.length);
        Arrays.sort(all);
        int middle = all.length / 2;
        if (all.length % 2 == 1) {
            return all[middle];
        }
        return (all[middle - 1] + all[middle]) / 2;
    }
}
