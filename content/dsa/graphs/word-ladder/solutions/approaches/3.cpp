class Solution {
public:
    int ladderLength(string beginWord, string endWord, vector<string>& wordList) {
        unordered_set<string> unused(wordList.begin(), wordList.end());
        if (!unused.contains(endWord)) return 0;
        unused.erase(beginWord);
        unused.erase(endWord);

        unordered_set<string> level{beginWord}, other{endWord};
        for (int length = 2; !level.empty(); length++) {
            if (level.size() > other.size()) swap(level, other);
            unordered_set<string> following;
            for (string word : level) {
                for (char& position : word) {
                    const char original = position;
                    for (position = 'a'; position <= 'z'; position++) {
                        if (other.contains(word)) return length;
                        if (unused.erase(word)) following.insert(word);
                    }
                    position = original;
                }
            }
            level = move(following);
        }
        return 0;
    }
};
