class Solution {
public:
    vector<string> findWords(vector<vector<char>>& board, vector<string>& words) {
        for (int i = 0; i < (int)words.size(); i++) insert(words[i], i);
        vector<string> found;
        for (int r = 0; r < (int)board.size(); r++) {
            for (int c = 0; c < (int)board[0].size(); c++) search(board, r, c, 0, words, found);
        }
        return found;
    }

private:
    struct Node {
        array<int, 26> children{};  // 0: none, since no node leads back to the root
        int word = -1;
        int childCount = 0;
    };

    vector<Node> nodes = vector<Node>(1);

    void insert(const string& word, int index) {
        int node = 0;
        for (char letter : word) {
            int next = nodes[node].children[letter - 'a'];
            if (next == 0) {
                next = nodes.size();
                nodes[node].children[letter - 'a'] = next;
                nodes[node].childCount++;
                nodes.emplace_back();
            }
            node = next;
        }
        nodes[node].word = index;
    }

    void search(vector<vector<char>>& board, int r, int c, int parent,
                const vector<string>& words, vector<string>& found) {
        if (r < 0 || c < 0 || r == (int)board.size() || c == (int)board[0].size()) return;
        char letter = board[r][c];
        if (letter == '#') return;
        int node = nodes[parent].children[letter - 'a'];
        if (node == 0) return;
        if (nodes[node].word >= 0) {
            found.push_back(words[nodes[node].word]);
            nodes[node].word = -1;
        }
        board[r][c] = '#';
        search(board, r - 1, c, node, words, found);
        search(board, r + 1, c, node, words, found);
        search(board, r, c - 1, node, words, found);
        search(board, r, c + 1, node, words, found);
        board[r][c] = letter;
        if (nodes[node].childCount == 0) {
            nodes[parent].children[letter - 'a'] = 0;
            nodes[parent].childCount--;
        }
    }
};
