class Solution {
public:
    bool wordBreak(string s, vector<string>& wordDict) {
        unordered_set<string> words(wordDict.begin(), wordDict.end());
        int n = s.size();
        vector<bool> reachable(n + 1);  // reachable[i]: the first i characters can be divided
        reachable[0] = true;
        for (int end = 1; end <= n; end++) {
            for (int start = 0; start < end && !reachable[end]; start++) {
                reachable[end] = reachable[start] && words.count(s.substr(start, end - start)) > 0;
            }
        }
        return reachable[n];
    }
};
