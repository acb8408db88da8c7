class Solution {
public:
    vector<vector<int>> permute(vector<int>& nums) {
        used.assign(nums.size(), false);
        extend(nums);
        return permutations;
    }

private:
    vector<vector<int>> permutations;
    vector<int> arrangement;
    vector<bool> used;

    void extend(const vector<int>& nums) {
        if (arrangement.size() == nums.size()) {
            permutations.push_back(arrangement);
            return;
        }
        for (size_t i = 0; i < nums.size(); i++) {
            if (used[i]) continue;
            used[i] = true;
            arrangement.push_back(nums[i]);
            extend(nums);
            arrangement.pop_back();
            used[i] = false;
        }
    }
};
