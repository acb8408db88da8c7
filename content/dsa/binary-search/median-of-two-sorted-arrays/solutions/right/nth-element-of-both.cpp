class Solution {
public:
    double findMedianSortedArrays(vector<int>& nums1, vector<int>& nums2) {
        vector<int> all(nums1);
        all.insert(all.end(), nums2.begin(), nums2.end());
        auto mid = all.begin() + all.size() / 2;
        nth_element(all.begin(), mid, all.end());
        if (all.size() & 1) return *mid;
        return (*mid + 0.0 + *max_element(all.begin(), mid)) / 2;
    }
};
