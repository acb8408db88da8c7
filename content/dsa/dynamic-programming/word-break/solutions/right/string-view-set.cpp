class Solution {
public:
    bool wordBreak(string s, vector<string>& wordDict) {
        const unordered_set<string_view> words(wordDict.begin(), wordDict.end());
        size_t longest = 0;
        for (const auto& w : wordDict) longest = max(longest, w.size());
        vector<char> fits(s.size() + 1);
        fits[0] = 1;
        const string_view text(s);
        for (size_t end = 1; end <= s.size(); ++end)
            for (size_t len = 1; len <= min(longest, end) && !fits[end]; ++len)
                fits[end] = fits[end - len] && words.contains(text.substr(end - len, len));
        return fits.back();
    }
};
