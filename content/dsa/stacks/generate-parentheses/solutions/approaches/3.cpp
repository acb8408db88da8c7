class Solution {
public:
    vector<string> generateParenthesis(int n) {
        vector<vector<string>> strings{{""}};
        for (int pairs = 1; pairs <= n; pairs++) {
            vector<string> combined;
            for (int i = 0; i < pairs; i++) {
                for (const string& a : strings[i]) {
                    for (const string& b : strings[pairs - 1 - i]) {
                        combined.push_back("(" + a + ")" + b);
                    }
                }
            }
            strings.push_back(combined);
        }
        return strings[n];
    }
};
