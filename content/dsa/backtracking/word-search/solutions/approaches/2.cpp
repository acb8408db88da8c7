class Solution {
public:
    bool exist(vector<vector<char>>& board, string word) {
        unordered_map<char, int> available, needed;
        for (const auto& row : board) {
            for (char letter : row) available[letter]++;
        }
        for (char letter : word) {
            if (++needed[letter] > available[letter]) return false;
        }
        if (available[word.front()] > available[word.back()]) reverse(word.begin(), word.end());
        for (int r = 0; r < (int)board.size(); r++) {
            for (int c = 0; c < (int)board[0].size(); c++) {
                if (trace(board, word, r, c, 0)) return true;
            }
        }
        return false;
    }

private:
    bool trace(vector<vector<char>>& board, const string& word, int r, int c, size_t i) {
        if (r < 0 || r >= (int)board.size() || c < 0 || c >= (int)board[0].size()) return false;
        if (board[r][c] != word[i]) return false;
        if (i == word.size() - 1) return true;
        board[r][c] = '*';  // in use: matches no letter
        bool found = trace(board, word, r - 1, c, i + 1) || trace(board, word, r + 1, c, i + 1) ||
                     trace(board, word, r, c - 1, i + 1) || trace(board, word, r, c + 1, i + 1);
        board[r][c] = word[i];
        return found;
    }
};
