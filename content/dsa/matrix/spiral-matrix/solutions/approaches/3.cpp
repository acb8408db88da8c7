class Solution {
public:
    vector<int> spiralOrder(vector<vector<int>>& matrix) {
        vector<int> order;
        while (!matrix.empty()) {
            for (int value : matrix[0]) order.push_back(value);
            vector<vector<int>> rest(matrix.begin() + 1, matrix.end());
            matrix = turnLeft(rest);
        }
        return order;
    }

private:
    vector<vector<int>> turnLeft(const vector<vector<int>>& rest) {
        if (rest.empty()) return {};
        const int m = rest.size(), n = rest[0].size();
        vector turned(n, vector<int>(m));
        for (int r = 0; r < m; r++) {
            for (int c = 0; c < n; c++) turned[n - 1 - c][r] = rest[r][c];
        }
        return turned;
    }
};
