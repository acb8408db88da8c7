class Solution {
public:
    vector<vector<int>> combinationSum(vector<int>& candidates, int target) {
        sort(candidates.begin(), candidates.end());
        extend(candidates, 0, target);
        return combinations;
    }

private:
    vector<vector<int>> combinations;
    vector<int> chosen;

    void extend(const vector<int>& candidates, size_t first, int rest) {
        if (rest == 0) {
            combinations.push_back(chosen);
            return;
        }
        for (size_t i = first; i < candidates.size() && candidates[i] <= rest; i++) {
            chosen.push_back(candidates[i]);
            extend(candidates, i, rest - candidates[i]);  // i again: a number may be repeated
            chosen.pop_back();
        }
    }
};
