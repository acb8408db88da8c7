class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        // Bit d: the digit d has been seen.
        array<int, 9> rows{}, columns{}, boxes{};
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                const int bit = 1 << (board[r][c] - '0');
                const int box = r / 3 * 3 + c / 3;
                if ((rows[r] | columns[c] | boxes[box]) & bit) return false;
                rows[r] |= bit;
                columns[c] |= bit;
                boxes[box] |= bit;
            }
        }
        return true;
    }
};
