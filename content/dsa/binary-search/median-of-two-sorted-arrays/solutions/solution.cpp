class Solution {
public:
    double findMedianSortedArrays(vector<int>& nums1, vector<int>& nums2) {
        if (nums1.size() > nums2.size()) return findMedianSortedArrays(nums2, nums1);
        int m = nums1.size(), n = nums2.size(), half = (m + n + 1) / 2;
        int low = 0, high = m;
        while (low < high) {
            int i = (low + high) / 2;
            if (nums1[i] < nums2[half - i - 1]) {
                low = i + 1;
            } else {
                high = i;
            }
        }
        int i = low, j = half - low;
        int left = max(i > 0 ? nums1[i - 1] : INT_MIN, j > 0 ? nums2[j - 1] : INT_MIN);
        if ((m + n) % 2 == 1) return left;
        int right = min(i < m ? nums1[i] : INT_MAX, j < n ? nums2[j] : INT_MAX);
        return (left + right) / 2.0;
    }
};
