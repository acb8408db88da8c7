class Trie {
    struct Node {
        unique_ptr<Node> next[26];
        bool word = false;
    };
    unique_ptr<Node> root = make_unique<Node>();

    const Node* find(const string& prefix) const {
        const Node* node = root.get();
        for (char c : prefix)
            if (!(node = node->next[c - 'a'].get())) return nullptr;
        return node;
    }

public:
    Trie() {}

    void insert(string word) {
        Node* node = root.get();
        for (char c : word) {
            auto& child = node->next[c - 'a'];
            if (!child) child.reset(new Node);
            node = child.get();
        }
        node->word = true;
    }

    bool search(string word) {
        auto node = find(word);
        return node && node->word;
    }

    bool startsWith(string prefix) { return find(prefix); }
};
