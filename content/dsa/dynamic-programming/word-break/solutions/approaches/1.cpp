class Solution {
public:
    bool wordBreak(string s, vector<string>& wordDict) {
        memo.resize(s.size());
        return segmentable(s, wordDict, 0);
    }

private:
    vector<optional<bool>> memo;

    bool segmentable(const string& s, const vector<string>& wordDict, size_t i) {
        if (i == s.size()) return true;
        if (!memo[i]) {
            memo[i] = ranges::any_of(wordDict, [&](const string& word) {
                return s.compare(i, word.size(), word) == 0 && segmentable(s, wordDict, i + word.size());
            });
        }
        return *memo[i];
    }
};
