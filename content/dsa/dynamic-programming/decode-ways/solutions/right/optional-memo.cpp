class Solution {
    vector<optional<int>> memo;

    int ways(const string& s, size_t i) {
        if (i == s.size()) return 1;
        if (s[i] == '0') return 0;
        if (memo[i]) return memo[i].value();
        int n = ways(s, i + 1);
        if (i + 1 < s.size() && stoi(s.substr(i, 2)) <= 26) n += ways(s, i + 2);
        return memo[i].emplace(n);
    }

public:
    int numDecodings(string s) {
        memo.resize(s.size());
        return ways(s, 0);
    }
};
