class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        array<int, 9> rows{}, columns{}, boxes{};  // bit d: the digit d has been seen
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                int bit = 1 << (board[r][c] - '0');
                int &row = rows[r], &column = columns[c], &box = boxes[r / 3 * 3 + c / 3];
                if ((row | column | box) & bit) return false;
                row |= bit;
                column |= bit;
                box |= bit;
            }
        }
        return true;
    }
};
