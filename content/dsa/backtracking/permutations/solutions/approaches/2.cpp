class Solution {
public:
    vector<vector<int>> permute(vector<int>& nums) {
        arrange(nums, 0);
        return permutations;
    }

private:
    vector<vector<int>> permutations;

    // The places before first are fixed; the numbers from first on are not in use.
    void arrange(vector<int>& nums, size_t first) {
        if (first == nums.size()) {
            permutations.push_back(nums);
            return;
        }
        for (size_t i = first; i < nums.size(); i++) {
            swap(nums[first], nums[i]);
            arrange(nums, first + 1);
            swap(nums[first], nums[i]);
        }
    }
};
