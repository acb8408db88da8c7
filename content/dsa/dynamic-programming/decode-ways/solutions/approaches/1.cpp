class Solution {
public:
    int numDecodings(string s) {
        memo.assign(s.size(), -1);
        return ways(s, 0);
    }

private:
    vector<int> memo;  // -1: not known yet

    int ways(const string& s, size_t i) {
        if (i == s.size()) return 1;
        if (s[i] == '0') return 0;
        if (memo[i] == -1) {
            int count = ways(s, i + 1);
            if (i + 1 < s.size() && stoi(s.substr(i, 2)) <= 26) count += ways(s, i + 2);
            memo[i] = count;
        }
        return memo[i];
    }
};
