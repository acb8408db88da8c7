class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> boards;
        vector<int> p(n);  // p[r]: the column of the queen in row r
        iota(p.begin(), p.end(), 0);
        do {
            unordered_set<int> falling, rising;
            for (int r = 0; r < n; r++) {
                falling.insert(r - p[r]);
                rising.insert(r + p[r]);
            }
            if ((int)falling.size() < n || (int)rising.size() < n) continue;
            vector<string> board(n, string(n, '.'));
            for (int r = 0; r < n; r++) board[r][p[r]] = 'Q';
            boards.push_back(board);
        } while (next_permutation(p.begin(), p.end()));
        return boards;
    }
};
