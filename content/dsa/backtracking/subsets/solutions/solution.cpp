class Solution {
public:
    vector<vector<int>> subsets(vector<int>& nums) {
        extend(nums, 0);
        return found;
    }

private:
    vector<vector<int>> found;
    vector<int> selection;

    void extend(const vector<int>& nums, size_t first) {
        found.push_back(selection);
        for (size_t i = first; i < nums.size(); i++) {
            selection.push_back(nums[i]);
            extend(nums, i + 1);
            selection.pop_back();
        }
    }
};
