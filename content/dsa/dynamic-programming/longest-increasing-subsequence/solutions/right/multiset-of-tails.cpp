class Solution {
public:
    int lengthOfLIS(vector<int>& nums) {
        set<int> tails;
        for (int n : nums) {
            auto it = tails.lower_bound(n);
            if (it != tails.end()) tails.erase(it);
            tails.insert(n);
        }
        return tails.size();
    }
};
