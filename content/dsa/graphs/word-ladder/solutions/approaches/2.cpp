class Solution {
public:
    int ladderLength(string beginWord, string endWord, vector<string>& wordList) {
        unordered_map<string, vector<string>> groups;
        for (const string& word : wordList) {
            for (const string& pattern : patterns(word)) groups[pattern].push_back(word);
        }

        unordered_set<string> found{beginWord};
        int length = 1;
        vector<string> level{beginWord};
        while (!level.empty()) {
            vector<string> following;
            for (const string& word : level) {
                if (word == endWord) return length;
                for (const string& pattern : patterns(word)) {
                    for (const string& neighbor : groups[pattern]) {
                        if (found.insert(neighbor).second) following.push_back(neighbor);
                    }
                    groups.erase(pattern);
                }
            }
            level = move(following);
            length++;
        }
        return 0;
    }

private:
    vector<string> patterns(const string& word) {
        vector<string> patterns(word.size(), word);
        for (size_t i = 0; i < word.size(); i++) patterns[i][i] = '*';
        return patterns;
    }
};
