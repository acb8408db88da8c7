class Solution {
public:
    bool exist(vector<vector<char>>& board, string word) {
        array<int, 128> have{};
        for (auto& row : board)
            for (char c : row) have[c]++;
        if (have[word.front()] > have[word.back()]) reverse(word.begin(), word.end());
        function<bool(int, int, int)> walk = [&](int r, int c, int i) -> bool {
            if (i == (int)word.length()) return true;
            if (r < 0 || c < 0 || r == (int)board.size() || c == (int)board[0].size() || board[r][c] != word[i])
                return false;
            char kept = exchange(board[r][c], '\0');
            bool found = walk(r + 1, c, i + 1) or walk(r - 1, c, i + 1) or walk(r, c + 1, i + 1) or walk(r, c - 1, i + 1);
            board[r][c] = kept;
            return found;
        };
        for (int r = 0; r < (int)board.size(); r++)
            for (int c = 0; c < (int)board[0].size(); c++)
                if (walk(r, c, 0)) return true;
        return false;
    }
};
