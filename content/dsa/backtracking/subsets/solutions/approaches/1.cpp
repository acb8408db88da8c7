class Solution {
public:
    vector<vector<int>> subsets(vector<int>& nums) {
        vector<vector<int>> found = {{}};
        for (int num : nums) {
            vector<vector<int>> copies = found;
            for (auto& copy : copies) copy.push_back(num);
            found.insert(found.end(), copies.begin(), copies.end());
        }
        return found;
    }
};
