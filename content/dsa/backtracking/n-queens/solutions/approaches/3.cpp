class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        board.assign(n, string(n, '.'));
        full = (1u << n) - 1;
        place(n, 0, 0, 0, 0);
        return boards;
    }

private:
    vector<vector<string>> boards;
    vector<string> board;
    unsigned full = 0;

    void place(int n, int row, unsigned columns, unsigned left, unsigned right) {
        if (row == n) {
            boards.push_back(board);
            return;
        }
        unsigned free = full & ~(columns | left | right);
        while (free) {
            unsigned queen = free & -free;
            free ^= queen;
            int c = countr_zero(queen);
            board[row][c] = 'Q';
            place(n, row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
            board[row][c] = '.';
        }
    }
};
