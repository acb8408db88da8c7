class Solution {
public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unordered_set<string> seen;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                const string digit(1, board[r][c]);
                const string box = to_string(r / 3) + ", " + to_string(c / 3);
                // insert's second result is whether the name was still free.
                if (!seen.insert(digit + " in row " + to_string(r)).second ||
                    !seen.insert(digit + " in column " + to_string(c)).second ||
                    !seen.insert(digit + " in box " + box).second) {
                    return false;
                }
            }
        }
        return true;
    }
};
