class Solution {
public:
    int lengthOfLIS(vector<int>& nums) {
        vector<int> ends;  // ends[k]: the smallest last element of an increasing subsequence of length k + 1
        for (int num : nums) {
            auto place = lower_bound(ends.begin(), ends.end(), num);
            if (place == ends.end()) {
                ends.push_back(num);
            } else {
                *place = num;
            }
        }
        return ends.size();
    }
};
