class Solution {
public:
    vector<vector<int>> generate(int numRows) {
        vector<vector<int>> rows;
        for (int n = 0; n < numRows; n++) {
            long c = 1L;
            auto& row = rows.emplace_back();
            for (int k = 0; k <= n; k++) {
                row.push_back(c);
                c = c * (n - k) / (k + 1);
            }
        }
        return rows;
    }
};
