class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<vector<char>> groups = board;
        for (int c = 0; c < 9; c++) {
            vector<char> column;
            for (int r = 0; r < 9; r++) column.push_back(board[r][c]);
            groups.push_back(column);
        }
        for (int r = 0; r < 9; r += 3) {
            for (int c = 0; c < 9; c += 3) {
                vector<char> box;
                for (int i = 0; i < 3; i++) {
                    for (int j = 0; j < 3; j++) box.push_back(board[r + i][c + j]);
                }
                groups.push_back(box);
            }
        }
        for (const auto& group : groups) {
            vector<char> digits;
            for (char cell : group) {
                if (cell != '.') digits.push_back(cell);
            }
            if (set(digits.begin(), digits.end()).size() < digits.size()) return false;
        }
        return true;
    }
};
