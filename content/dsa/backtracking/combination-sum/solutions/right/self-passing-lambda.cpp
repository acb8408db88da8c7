class Solution {
public:
    vector<vector<int>> combinationSum(vector<int>& candidates, int target) {
        vector<vector<int>> found;
        vector<int> path;
        auto walk = [&](auto&& self, size_t i, int left) -> void {
            if (left == 0) return void(found.push_back(path));
            for (; i < candidates.size(); ++i) {
                if (candidates[i] > left) continue;
                path.push_back(candidates[i]);
                self(self, i, left - candidates[i]);
                path.pop_back();
            }
        };
        walk(walk, 0, target);
        return found;
    }
};
