class Solution {
public:
    int ladderLength(string beginWord, string endWord, vector<string>& wordList) {
        unordered_set<string> unused(wordList.begin(), wordList.end());
        unused.erase(beginWord);
        int length = 1;
        vector<string> level{beginWord};
        while (!level.empty()) {
            vector<string> following;
            for (const string& word : level) {
                if (word == endWord) return length;
                for (size_t i = 0; i < word.size(); i++) {
                    string candidate = word;
                    for (char letter = 'a'; letter <= 'z'; letter++) {
                        candidate[i] = letter;
                        if (unused.erase(candidate)) following.push_back(candidate);
                    }
                }
            }
            level = move(following);
            length++;
        }
        return 0;
    }
};
