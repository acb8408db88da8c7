class Solution {
public:
    int minDistance(string word1, string word2) {
        int m = word1.size(), n = word2.size();
        vector<int> row(n + 1);  // edits from the empty prefix of word1
        iota(row.begin(), row.end(), 0);
        for (int i = 1; i <= m; i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= n; j++) {
                int above = row[j];
                if (word1[i - 1] == word2[j - 1]) {
                    row[j] = diagonal;
                } else {
                    row[j] = 1 + min({diagonal, above, row[j - 1]});
                }
                diagonal = above;
            }
        }
        return row[n];
    }
};
