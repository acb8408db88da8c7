class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        board.assign(n, string(n, '.'));
        columns.assign(n, false);
        falling.assign(2 * n - 1, false);
        rising.assign(2 * n - 1, false);
        place(n, 0);
        return boards;
    }

private:
    vector<vector<string>> boards;
    vector<string> board;
    vector<bool> columns, falling, rising;  // which columns and diagonals have a queen

    void place(int n, int row) {
        if (row == n) {
            boards.push_back(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            int down = row - c + n - 1, up = row + c;
            if (columns[c] || falling[down] || rising[up]) continue;
            board[row][c] = 'Q';
            columns[c] = falling[down] = rising[up] = true;
            place(n, row + 1);
            board[row][c] = '.';
            columns[c] = falling[down] = rising[up] = false;
        }
    }
};
