class Solution {
public:
    vector<vector<int>> generate(int numRows) {
        vector<vector<int>> triangle;
        for (int r = 0; r < numRows; r++) {
            vector<int> row{1};
            for (int c = 1; c <= r; c++) {
                row.push_back(row[c - 1] * (r - c + 1) / c);
            }
            triangle.push_back(row);
        }
        return triangle;
    }
};
