class Solution {
public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        vector<string> found;
        for (const string& word : words) {
            if (onBoard(board, word)) found.push_back(word);
        }
        return found;
    }

private:
    bool onBoard(vector<vector<char>>& board, const string& word) {
        for (int r = 0; r < ssize(board); r++) {
            for (int c = 0; c < ssize(board[0]); c++) {
                if (search(board, r, c, word, 0)) return true;
            }
        }
        return false;
    }

    bool search(vector<vector<char>>& board, int r, int c, const string& word, size_t i) {
        if (i == word.size()) return true;
        if (r < 0 || c < 0 || r == ssize(board) || c == ssize(board[0])) return false;
        if (board[r][c] != word[i]) return false;
        board[r][c] = '#';
        bool found = search(board, r - 1, c, word, i + 1) || search(board, r + 1, c, word, i + 1)
            || search(board, r, c - 1, word, i + 1) || search(board, r, c + 1, word, i + 1);
        board[r][c] = word[i];
        return found;
    }
};
