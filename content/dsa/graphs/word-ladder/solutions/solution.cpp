class Solution {
public:
    int ladderLength(string beginWord, string endWord, vector<string>& wordList) {
        unordered_set<string> unused(wordList.begin(), wordList.end());
        if (!unused.count(endWord)) return 0;
        unused.erase(beginWord);

        vector<string> level{beginWord};
        for (int length = 1; !level.empty(); length++) {
            vector<string> next;
            for (string& word : level) {
                if (word == endWord) return length;
                for (char& position : word) {
                    const char original = position;
                    for (position = 'a'; position <= 'z'; position++) {
                        if (unused.erase(word)) next.push_back(word);
                    }
                    position = original;
                }
            }
            level = move(next);
        }
        return 0;
    }
};
