class Solution {
public:
    bool searchMatrix(vector<vector<int>>& matrix, int target) {
        auto below = upper_bound(matrix.begin(), matrix.end(), target,
                                 [](int value, const auto& values) { return value < values[0]; });
        if (below == matrix.begin()) return false;
        auto row = prev(below);
        return binary_search(row->begin(), row->end(), target);
    }
};
