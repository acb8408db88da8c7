class Solution {
public:
    void setZeroes(vector<vector<int>>& matrix) {
        int m = matrix.size(), n = matrix[0].size();
        bool clearFirstRow = false, clearFirstColumn = false;
        for (int c = 0; c < n; c++) clearFirstRow |= matrix[0][c] == 0;
        for (int r = 0; r < m; r++) clearFirstColumn |= matrix[r][0] == 0;

        for (int r = 1; r < m; r++) {
            for (int c = 1; c < n; c++) {
                if (matrix[r][c] == 0) matrix[r][0] = matrix[0][c] = 0;
            }
        }
        for (int r = 1; r < m; r++) {
            for (int c = 1; c < n; c++) {
                if (matrix[r][0] == 0 || matrix[0][c] == 0) matrix[r][c] = 0;
            }
        }

        if (clearFirstRow) fill(matrix[0].begin(), matrix[0].end(), 0);
        if (clearFirstColumn) {
            for (auto& row : matrix) row[0] = 0;
        }
    }
};
