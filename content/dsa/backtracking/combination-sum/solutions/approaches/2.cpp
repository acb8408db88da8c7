class Solution {
public:
    vector<vector<int>> combinationSum(vector<int>& candidates, int target) {
        vector<vector<vector<int>>> found(target + 1);
        found[0].push_back({});
        for (int candidate : candidates) {
            for (int s = candidate; s <= target; s++) {
                for (const vector<int>& combination : found[s - candidate]) {
                    found[s].push_back(combination);
                    found[s].back().push_back(candidate);
                }
            }
        }
        return found[target];
    }
};
