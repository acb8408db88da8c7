class Solution {
public:
    vector<vector<int>> permute(vector<int>& nums) {
        vector<vector<int>> permutations{{}};
        for (int num : nums) {
            vector<vector<int>> longer;
            for (const vector<int>& arrangement : permutations) {
                for (size_t i = 0; i <= arrangement.size(); i++) {
                    vector<int> inserted = arrangement;
                    inserted.insert(inserted.begin() + i, num);
                    longer.push_back(inserted);
                }
            }
            permutations = longer;
        }
        return permutations;
    }
};
