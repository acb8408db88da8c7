class Trie {
public:
    void insert(string word) {
        words.insert(word);
        for (size_t length = 1; length <= word.size(); length++) {
            prefixes.insert(word.substr(0, length));
        }
    }

    bool search(string word) {
        return words.contains(word);
    }

    bool startsWith(string prefix) {
        return prefixes.contains(prefix);
    }

private:
    unordered_set<string> words, prefixes;
};
