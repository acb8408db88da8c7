class WordDictionary {
public:
    void addWord(string word) {
        words[word.size()].insert(word);
    }

    bool search(string word) {
        for (const string& stored : words[word.size()]) {
            if (matches(word, stored)) return true;
        }
        return false;
    }

private:
    unordered_map<int, unordered_set<string>> words;

    bool matches(const string& word, const string& stored) const {
        for (size_t i = 0; i < word.size(); i++) {
            if (word[i] != '.' && word[i] != stored[i]) return false;
        }
        return true;
    }
};
