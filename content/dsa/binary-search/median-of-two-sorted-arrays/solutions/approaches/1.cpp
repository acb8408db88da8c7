class Solution {
public:
    double findMedianSortedArrays(vector<int>& nums1, vector<int>& nums2) {
        int m = nums1.size(), n = nums2.size();
        int i = 0, j = 0;
        int previous = 0, last = 0;  // the last two elements taken
        for (int taken = 0; taken <= (m + n) / 2; taken++) {
            previous = last;
            if (j == n || (i < m && nums1[i] <= nums2[j])) {
                last = nums1[i++];
            } else {
                last = nums2[j++];
            }
        }
        if ((m + n) % 2 == 1) return last;
        return (previous + last) / 2.0;
    }
};
