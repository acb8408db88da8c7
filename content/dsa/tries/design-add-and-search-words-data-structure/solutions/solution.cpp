class WordDictionary {
public:
    WordDictionary() : nodes(1) {}

    void addWord(string word) {
        int node = 0;
        for (char letter : word) {
            int next = nodes[node].children[letter - 'a'];
            if (next == 0) {
                next = nodes.size();
                nodes[node].children[letter - 'a'] = next;
                nodes.emplace_back();
            }
            node = next;
        }
        nodes[node].isWord = true;
    }

    bool search(string word) {
        return matches(word, 0, 0);
    }

private:
    struct Letters {
        array<int, 26> children{};  // 0: none, since no node leads back to the root
        bool isWord = false;
    };

    vector<Letters> nodes;

    bool matches(const string& word, size_t index, int node) const {
        if (index == word.size()) return nodes[node].isWord;
        if (word[index] != '.') {
            int child = nodes[node].children[word[index] - 'a'];
            return child != 0 && matches(word, index + 1, child);
        }
        for (int child : nodes[node].children) {
            if (child != 0 && matches(word, index + 1, child)) return true;
        }
        return false;
    }
};
