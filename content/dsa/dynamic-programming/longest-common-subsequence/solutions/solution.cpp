class Solution {
public:
    int longestCommonSubsequence(string text1, string text2) {
        int m = text1.size(), n = text2.size();
        vector<int> above(n + 1), row(n + 1);
        for (int i = 0; i < m; i++) {
            swap(above, row);
            for (int j = 0; j < n; j++) {
                row[j + 1] = text1[i] == text2[j] ? above[j] + 1 : max(above[j + 1], row[j]);
            }
        }
        return row[n];
    }
};
