class Solution {
public:
    double findMedianSortedArrays(vector<int>& nums1, vector<int>& nums2) {
        int total = nums1.size() + nums2.size(), half = total / 2;
        if (total % 2 == 1) return kth(nums1, nums2, half + 1);
        return (kth(nums1, nums2, half) + kth(nums1, nums2, half + 1)) / 2.0;
    }

private:
    static int kth(const vector<int>& nums1, const vector<int>& nums2, int k) {
        int m = nums1.size(), n = nums2.size();
        int i = 0, j = 0;  // where the remaining elements begin
        while (i < m && j < n && k > 1) {
            int p = min(k / 2, m - i), q = min(k / 2, n - j);
            if (nums1[i + p - 1] <= nums2[j + q - 1]) {
                i += p;
                k -= p;
            } else {
                j += q;
                k -= q;
            }
        }
        if (i == m) return nums2[j + k - 1];
        if (j == n) return nums1[i + k - 1];
        return min(nums1[i], nums2[j]);
    }
};
