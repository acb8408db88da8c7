class Solution {
public:
    vector<vector<int>> generate(int numRows) {
        vector<vector<int>> triangle;
        for (int r = 0; r < numRows; r++) {
            vector<int> row;
            for (int c = 0; c <= r; c++) row.push_back(entry(r, c));
            triangle.push_back(row);
        }
        return triangle;
    }

private:
    int entry(int r, int c) {
        if (c == 0 || c == r) return 1;
        return entry(r - 1, c - 1) + entry(r - 1, c);
    }
};
