class Trie {
public:
    Trie() : nodes(1) {}

    void insert(string word) {
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
        int node = find(word);
        return node >= 0 && nodes[node].isWord;
    }

    bool startsWith(string prefix) {
        return find(prefix) >= 0;
    }

private:
    struct Letters {
        array<int, 26> children{};  // 0: none, since no node leads back to the root
        bool isWord = false;
    };

    vector<Letters> nodes;

    int find(const string& prefix) const {
        int node = 0;
        for (char letter : prefix) {
            node = nodes[node].children[letter - 'a'];
            if (node == 0) return -1;
        }
        return node;
    }
};
