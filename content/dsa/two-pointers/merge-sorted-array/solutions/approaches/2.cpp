class Solution {
public:
    void merge(vector<int>& nums1, int m, vector<int>& nums2, int n) {
        vector<int> first(nums1.begin(), nums1.begin() + m);
        int i = 0, j = 0;
        for (int write = 0; write < m + n; write++) {
            if (j == n || (i < m && first[i] <= nums2[j])) {
                nums1[write] = first[i++];
            } else {
                nums1[write] = nums2[j++];
            }
        }
    }
};
